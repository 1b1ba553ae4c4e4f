import { toMinor } from '@marquee/contracts/amounts'
import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import { Link } from 'react-router'
import { QueryResults } from '../../../brand/query-results.tsx'
import { useKeepFocus } from '../../../browser/use-keep-focus.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Countdown } from '../../../ui/layout/countdown.tsx'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
import { Timeline, type TimelineStep } from '../../../ui/layout/timeline.tsx'
import { CashierSkeleton, ReferenceLines } from '../cashier-frame.tsx'
import { useMinutesText } from '../cashier-texts.ts'
import { ConfirmedCancel } from '../confirmed-cancel.tsx'
import { useChannelName } from '../use-channel-name.ts'
import { DepositEnd } from './deposit-end.tsx'
import { depositStages, type StageOfDeposit } from './deposit-stages.ts'
import { arrivedAmount, endState, isUnpaid, openState, openTitle } from './deposit-state.ts'
import { isAtCounter, PaymentAction } from './payment-action.tsx'
import { ReceiptPlace } from './receipt-place.tsx'
import { useDeposit, useDepositMethod } from './use-deposit.ts'
import './deposit-progress.css'

/** A deposit that was begun: how to pay it, what has happened so far, and how it ended. */
export function DepositProgress({ depositId }: { depositId: string }) {
  const result = useDeposit(depositId)
  const { method, isLoading } = useDepositMethod(result.data)
  useKeepFocus(result.data?.status)
  const follow = () => void result.refetch()
  // What came later would move the page.
  if (isLoading) return <CashierSkeleton />
  return (
    <QueryResults result={result} skeleton={<CashierSkeleton />}>
      {(deposit) => (
        <>
          <DepositStatusAnnouncer deposit={deposit} />
          {endedDepositStates.has(deposit.status) ? (
            <DepositEnd deposit={deposit} onChanged={follow} />
          ) : (
            <OpenDeposit deposit={deposit} method={method} onChanged={follow} />
          )}
          <DepositFacts deposit={deposit} />
        </>
      )}
    </QueryResults>
  )
}

interface OpenDepositProps {
  deposit: Deposit
  method: DepositMethod | undefined
  /** The deposit may have moved on. */
  onChanged: () => void
}

function OpenDeposit({ deposit, method, onChanged }: OpenDepositProps) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const { depositId, amount, expiresAt } = deposit
  const channelName = useChannelName()
  const waits = isUnpaid(deposit)
  return (
    <section className="card stack gap-4 cashier-card payment">
      <div className="center stack gap-1 cashier-head">
        <p className="quiet strong cashier-via">{channelName(deposit)}</p>
        {amount ? <p className="cashier-amount num">{money(amount)}</p> : null}
        <h2>{t(`cashier.status.${openTitle(deposit)}`)}</h2>
        <StateText deposit={deposit} method={method} />
      </div>
      {waits && expiresAt ? (
        <p className="payment-time">
          {t('cashier.pay.until', { time: dateTime(expiresAt) })}{' '}
          <Countdown untilMs={Date.parse(expiresAt)} />
        </p>
      ) : null}
      {waits ? <PaymentAction deposit={deposit} method={method} /> : null}
      {waits && deposit.requiresReceipt ? <ReceiptPlace depositId={depositId} onSent={onChanged} /> : null}
      {waits && !isAtCounter(method) ? (
        <p className="muted payment-note">{t('cashier.deposit.ownName')}</p>
      ) : null}
      {waits ? <CancelDeposit depositId={depositId} onChanged={onChanged} /> : null}
    </section>
  )
}

/** What the player does next, and how long a check usually takes. */
function StateText({ deposit, method }: { deposit: Deposit; method: DepositMethod | undefined }) {
  const { t } = useTranslation()
  const minutesText = useMinutesText()
  const state = openState(deposit)
  const minutes = method?.processingTime ?? 0
  if (state === 'unpaid')
    return (
      <p className="cashier-text">
        {t(deposit.requiresReceipt ? 'cashier.status.sendReceiptText' : 'cashier.status.unpaidText')}
      </p>
    )
  return (
    <p className="cashier-text">
      {state === 'review' && minutes > 1
        ? t('cashier.status.reviewTimeText', { time: minutesText(minutes) })
        : t(`cashier.status.${state}Text`)}
    </p>
  )
}

function DepositFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const steps = useDepositSteps(deposit)
  const { status, fee, netAmount, bonusAmount } = deposit
  const hasEnded = endedDepositStates.has(status)
  // Of a deposit that ended without success nothing arrives, and nothing is taken.
  const mayArrive = !hasEnded || status === 'SUCCESS'
  const facts = [
    [t('cashier.facts.fee'), mayArrive && fee && money(fee)],
    [t('cashier.facts.get'), mayArrive && netAmount && money(netAmount)],
    [t('cashier.facts.bonus'), bonusAmount && toMinor(bonusAmount.amount) > 0n && money(bonusAmount)],
  ] as const
  return (
    <section className="card stack gap-4 cashier-card payment-facts">
      <h2>{t('cashier.status.title')}</h2>
      <Timeline label={t('cashier.status.title')} steps={steps} />
      <FactLines className="cashier-facts" facts={facts} />
      <DepositReferences deposit={deposit} />
      {hasEnded && !deposit.mayResendReceipt ? (
        <div className="wrap cashier-ways">
          <Link className={buttonClass({ variant: 'quiet' })} to="/deposit">
            {t('cashier.deposit.another')}
          </Link>
        </div>
      ) : null}
    </section>
  )
}

/** The payer's own number, unless the payment asks for it above; the deposit's long one is folded where both exist. */
function DepositReferences({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { depositId, referenceNo, actionType } = deposit
  if (referenceNo === '') return <ReferenceLines reference={depositId} />
  const isAbove = actionType === 'BANK_DETAILS' && isUnpaid(deposit)
  return (
    <>
      {isAbove ? null : <ReferenceLines reference={referenceNo} />}
      <details className="cashier-details">
        <summary>{t('cashier.facts.details')}</summary>
        <ReferenceLines label={t('cashier.facts.depositId')} reference={depositId} />
      </details>
    </>
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
        t(`cashier.status.${openTitle(deposit)}`)
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
      title={t('cashier.cancel.depositTitle')}
      text={t('cashier.cancel.depositText')}
      onChanged={onChanged}
    />
  )
}

/** The stages of a deposit in words, each with its time. */
function useDepositSteps(deposit: Deposit): TimelineStep[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { status, requiresReceipt, mayResendReceipt } = deposit
  const titleOf = ({ stage, state }: StageOfDeposit): string => {
    if (stage === 'ended') {
      return t(mayResendReceipt ? 'cashier.receipt.refused' : `cashier.ended.${endState(status)}`)
    }
    if (state === 'current' && stage === 'receipt') return t('cashier.receipt.title')
    if (state === 'current' && stage === 'paid') return t('cashier.status.unpaid')
    if (state === 'current' && stage === 'arrived') return t('cashier.steps.arriving')
    if (stage === 'check')
      return t(requiresReceipt ? `cashier.steps.receiptCheck` : 'cashier.steps.paymentCheck')
    return t(`cashier.steps.${stage}`)
  }
  return depositStages(deposit).map((step) => ({
    id: step.stage,
    title: titleOf(step),
    note: step.at ? dateTime(step.at) : undefined,
    state: step.state,
  }))
}
