import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import { toMinor } from '@marquee/contracts/money'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useKeepFocus } from '../../../browser/use-keep-focus.ts'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Countdown } from '../../../ui/layout/countdown.tsx'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
import { Timeline } from '../../../ui/layout/timeline.tsx'
import { CashierSkeleton } from '../cashier-frame.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { ReferenceLines } from '../reference-lines.tsx'
import { CancelDeposit } from './cancel-deposit.tsx'
import { DepositEnd } from './deposit-end.tsx'
import { DepositNews } from './deposit-news.tsx'
import { openState } from './open-state.ts'
import { PaymentAction } from './payment-action.tsx'
import { useDeposit } from './use-deposit.ts'
import { useDepositSteps } from './use-deposit-steps.ts'
import './deposit-progress.css'

// Few methods want a receipt, and what judges and sends a file is not small.
const ReceiptUpload = lazyComponent(async () => (await import('./receipt-upload.tsx')).ReceiptUpload)

/** A deposit that was begun: how to pay it, what has happened so far, and how it ended. */
export function DepositProgress({ depositId }: { depositId: string }) {
  const { deposit, error, isFetching, refetch } = useDeposit(depositId)
  useKeepFocus(deposit?.status)
  if (!deposit) {
    if (!error) return <CashierSkeleton />
    return <LoadFailure problem={error.problem} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <>
      <DepositNews deposit={deposit} />
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
