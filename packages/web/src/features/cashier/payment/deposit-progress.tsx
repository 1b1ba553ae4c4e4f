import { toMinor } from '@marquee/contracts/amounts'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useKeepFocus } from '../../../browser/use-keep-focus.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Countdown } from '../../../ui/layout/countdown.tsx'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
import { Timeline, type TimelineStep } from '../../../ui/layout/timeline.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { CashierFailure, CashierSkeleton, ReferenceLines } from '../cashier-frame.tsx'
import { reasonText } from '../cashier-texts.ts'
import { ConfirmedCancel } from '../confirmed-cancel.tsx'
import { SupportLink } from '../support-link.tsx'
import { arrivedAmount, endState, openState } from './deposit-state.ts'
import { PaymentAction } from './payment-action.tsx'
import { useDeposit } from './use-deposit.ts'
import './deposit-progress.css'

// Few methods want a receipt, and what judges and sends a file is not small.
const ReceiptUpload = lazyComponent(async () => (await import('./receipt-upload.tsx')).ReceiptUpload)

/** A deposit that was begun: how to pay it, what has happened so far, and how it ended. */
export function DepositProgress({ depositId }: { depositId: string }) {
  const { deposit, error, isFetching, refetch } = useDeposit(depositId)
  useKeepFocus(deposit?.status)
  if (!deposit) {
    if (!error) return <CashierSkeleton />
    return <CashierFailure problem={error.problem} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <>
      <DepositStatusAnnouncer deposit={deposit} />
      {endedDepositStates.has(deposit.status) ? (
        <DepositEnd deposit={deposit} />
      ) : (
        <OpenDeposit deposit={deposit} onChanged={() => void refetch()} />
      )}
      <DepositFacts deposit={deposit} />
    </>
  )
}

function OpenDeposit({ deposit, onChanged }: { deposit: Deposit; onChanged: () => void }) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const { depositId, amount, channelName, expiresAt } = deposit
  const state = openState(deposit)
  const isUnpaid = state === 'unpaid'
  return (
    <section className="cashier-card payment">
      <div className="cashier-head">
        <p className="cashier-via">{channelName}</p>
        {amount ? <p className="cashier-amount num">{money(amount)}</p> : null}
        <h2>{t(`cashier.status.${state}`)}</h2>
        <p className="cashier-text">{t(`cashier.status.${state}Text`)}</p>
      </div>
      {isUnpaid && expiresAt ? (
        <p className="payment-time">
          {t('cashier.pay.until', { time: dateTime(expiresAt) })}{' '}
          <Countdown untilMs={Date.parse(expiresAt)} />
        </p>
      ) : null}
      {isUnpaid ? <PaymentAction deposit={deposit} /> : null}
      {isUnpaid && deposit.requiresReceipt ? (
        <Suspense fallback={<Skeleton className="receipt-place" />}>
          <ReceiptUpload depositId={depositId} onSent={onChanged} />
        </Suspense>
      ) : null}
      {isUnpaid ? <p className="payment-note">{t('cashier.deposit.ownName')}</p> : null}
      {isUnpaid ? <CancelDeposit depositId={depositId} onChanged={onChanged} /> : null}
    </section>
  )
}

function DepositFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const steps = useDepositSteps(deposit)
  const { depositId, status, fee, netAmount, bonusAmount } = deposit
  const hasEnded = endedDepositStates.has(status)
  // Of a deposit that ended without success nothing arrives, and nothing is taken.
  const mayArrive = !hasEnded || status === 'SUCCESS'
  const facts = [
    [t('cashier.facts.fee'), mayArrive && fee && money(fee)],
    [t('cashier.facts.get'), mayArrive && netAmount && money(netAmount)],
    [t('cashier.facts.bonus'), bonusAmount && toMinor(bonusAmount.amount) > 0n && money(bonusAmount)],
  ] as const
  return (
    <section className="cashier-card payment-facts">
      <h2>{t('cashier.status.title')}</h2>
      <Timeline label={t('cashier.status.title')} steps={steps} />
      <FactLines className="cashier-facts" facts={facts} />
      <ReferenceLines reference={depositId} />
      {hasEnded ? (
        <div className="cashier-ways">
          <Link className={buttonClass({ variant: 'quiet' })} to="/deposit">
            {t('cashier.deposit.another')}
          </Link>
        </div>
      ) : null}
    </section>
  )
}

/** How a deposit ended: what arrived, or why nothing did and what can be done. */
function DepositEnd({ deposit }: { deposit: Deposit }) {
  return deposit.status === 'SUCCESS' ? <Arrived deposit={deposit} /> : <NotArrived deposit={deposit} />
}

function Arrived({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { bonusAmount } = deposit
  const arrived = arrivedAmount(deposit)
  return (
    <section className="cashier-card payment payment-end" data-end="good">
      <span className="cashier-mark payment-mark">
        <Icon name="check" />
      </span>
      <div className="cashier-head">
        {arrived ? <p className="cashier-amount num">{money(arrived)}</p> : null}
        <h2>{t('cashier.ended.SUCCESS')}</h2>
        {bonusAmount && toMinor(bonusAmount.amount) > 0n ? (
          <p className="cashier-text">{t('cashier.ended.bonus', { bonus: money(bonusAmount) })}</p>
        ) : null}
      </div>
      <Link className={buttonClass()} to="/">
        {t('site.home')}
      </Link>
    </section>
  )
}

function NotArrived({ deposit: { status, reasonCode, amount, channelName } }: { deposit: Deposit }) {
  const { t, i18n } = useTranslation()
  const { money } = useFormat()
  const end = endState(status)
  const reason = reasonText(reasonCode, i18n)
  return (
    <section className="cashier-card payment payment-end" data-end="bad">
      <span className="cashier-mark payment-mark">
        <Icon name="info" />
      </span>
      <div className="cashier-head">
        <p className="cashier-via">
          {channelName} {amount ? <span className="num">{money(amount)}</span> : null}
        </p>
        <h2>{t(`cashier.ended.${end}`)}</h2>
        {reason ? <p className="cashier-reason">{reason}</p> : null}
        <p className="cashier-text">{t(`cashier.ended.${end}Text`)}</p>
      </div>
      <SupportLink />
    </section>
  )
}

/** Tells a screen reader when the state of a deposit changes, and nothing else: neither the countdown nor each poll. */
function DepositStatusAnnouncer({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { status } = deposit
  const arrived = arrivedAmount(deposit)
  return (
    <p className="visually-hidden" role="status">
      {!endedDepositStates.has(status) ? (
        t(`cashier.status.${openState(deposit)}`)
      ) : status === 'SUCCESS' ? (
        <>
          {arrived ? money(arrived) : null} {t('cashier.ended.SUCCESS')}
        </>
      ) : (
        t(`cashier.ended.${endState(status)}`)
      )}
    </p>
  )
}

/** Cancels a deposit that waits for payment, after a confirmation. */
function CancelDeposit({ depositId, onChanged }: { depositId: string; onChanged: () => void }) {
  const { t } = useTranslation()
  return (
    <ConfirmedCancel
      operation="cancelDeposit"
      id={depositId}
      label={t('cashier.cancel.deposit')}
      text={t('cashier.cancel.depositText')}
      onChanged={onChanged}
    />
  )
}

const stages = ['begun', 'paid', 'arrived'] as const

/** The stages of a deposit that a player understands: begun, paid, in the wallet; or how it ended instead. */
function useDepositSteps({ status, createdAt, updatedAt, requiresReceipt }: Deposit): TimelineStep[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const isSuccess = status === 'SUCCESS'
  const hasFailed = endedDepositStates.has(status) && !isSuccess
  const isPaid = status === 'PROCESSING' || status === 'FOR_REVIEW'
  const reached = isSuccess ? 3 : isPaid ? 2 : 1
  const noteOf: Record<(typeof stages)[number], string | undefined> = {
    begun: createdAt ? dateTime(createdAt) : undefined,
    paid: isPaid && updatedAt ? dateTime(updatedAt) : undefined,
    arrived: isSuccess && updatedAt ? dateTime(updatedAt) : undefined,
  }
  const textOf = (stage: (typeof stages)[number]) => {
    if (stage === 'paid' && reached === 1)
      return requiresReceipt ? t('cashier.receipt.title') : t('cashier.status.unpaid')
    if (stage === 'paid' && requiresReceipt) return t('cashier.steps.receipt')
    return stage === 'arrived' && reached === 2 ? t('cashier.steps.arriving') : t(`cashier.steps.${stage}`)
  }
  if (hasFailed) {
    return [
      { id: 'begun', title: t('cashier.steps.begun'), note: noteOf.begun, state: 'done' },
      {
        id: 'ended',
        title: t(`cashier.ended.${endState(status)}`),
        note: updatedAt ? dateTime(updatedAt) : undefined,
        state: 'failed',
      },
    ]
  }
  return stages.map((stage, place) => ({
    id: stage,
    title: textOf(stage),
    note: noteOf[stage],
    state: place < reached ? 'done' : place === reached ? 'current' : 'coming',
  }))
}
