import { toMinor } from '@marquee/contracts/amounts'
import { endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { query } from '../../api/query.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { now } from '../../browser/clock.ts'
import { lazyComponent } from '../../browser/import-chunk.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useOpenIntent } from '../../player/use-payment-intent.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CashierFrame, CashierSkeleton, CashierWaiting } from './cashier-frame.tsx'
import { latestQuery } from './latest/latest-query.ts'
import { LatestWithdrawals } from './latest/latest-withdrawals.tsx'
import { MoneyCheck } from './money-check.tsx'
import { withdrawalAddress } from './tracker/withdrawal-state.ts'
import { useUnsettledMoney } from './use-unsettled-money.ts'
import { Blockers } from './withdrawal/blockers.tsx'
import { WithdrawalForm } from './withdrawal/withdrawal-form.tsx'
import './withdrawal-page.css'

// Most visits to the form have no withdrawal to follow.
const WithdrawalTracker = lazyComponent(
  async () => (await import('./tracker/withdrawal-tracker.tsx')).WithdrawalTracker,
)
// Where no turnover is left nothing is told of it.
const TurnoverOrders = lazyComponent(
  async () => (await import('./withdrawal/turnover-orders.tsx')).TurnoverOrders,
)

/** Withdrawals: a new one, one that was asked for (`?id=`), and one whose outcome is not known. */
export function Page() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isLookingUp = useUnsettledMoney()
  const open = useOpenIntent('withdrawal')
  const id = search.get('id')
  const showRecord = (record: object) => {
    if ('withdrawalId' in record)
      void navigate(withdrawalAddress(String(record.withdrawalId)), { replace: true })
  }
  return (
    <CashierFrame page="withdrawal" step={`${id ?? ''} ${open?.key ?? ''}`}>
      {open ? <MoneyCheck key={open.key} intent={open} onKnown={showRecord} /> : null}
      <Suspense fallback={<CashierSkeleton />}>
        {id ? (
          <WithdrawalTracker key={id} withdrawalId={id} />
        ) : open ? null : isLookingUp ? (
          <CashierSkeleton />
        ) : (
          <WithdrawalStart />
        )}
      </Suspense>
    </CashierFrame>
  )
}

/** The page while it is not confirmed yet who is logged in. */
export const Waiting = () => <CashierWaiting page="withdrawal" />

/**
 * Where a withdrawal begins: an open one first, then what can be withdrawn, and the form or what stands in the way; the
 * latest ones at the end.
 */
function WithdrawalStart() {
  const info = usePlayerQuery('getWithdrawalInfo', {})
  const list = useQuery(query('listWithdrawals', { query: latestQuery(now()) }))
  const withdrawals = list.data?.items ?? []
  const open = withdrawals.find(({ status }) => !endedWithdrawalStates.has(status))
  const others = withdrawals.filter((withdrawal) => withdrawal !== open)
  return (
    <QueryResults result={info} skeleton={<CashierSkeleton />}>
      {(found) => (
        <>
          {open ? <WithdrawalTracker withdrawalId={open.withdrawalId} /> : null}
          <BalanceCard info={found} />
          {found.blockers.length > 0 ? (
            <Blockers info={found} openId={list.isPending ? undefined : (open?.withdrawalId ?? '')} />
          ) : (
            <WithdrawalForm info={found} />
          )}
          {hasTurnover(found) ? (
            <Suspense fallback={<Skeleton height={184} />}>
              <TurnoverOrders />
            </Suspense>
          ) : null}
          <LatestWithdrawals withdrawals={others} />
        </>
      )}
    </QueryResults>
  )
}

const hasTurnover = ({ blockers, turnover }: WithdrawalInfo) =>
  blockers.includes('TURNOVER') || (turnover !== null && toMinor(turnover.remaining.amount) > 0n)

/** What can be withdrawn, what cannot yet and why, and today's limits. */
function BalanceCard({ info }: { info: WithdrawalInfo }) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { withdrawableBalance, lockedBalance, dailyLimit, dailyUsed, dailyCountLeft, freeCountLeft } = info
  const facts = [
    ['daily', dailyLimit && dailyUsed && `${money(dailyUsed)} / ${money(dailyLimit)}`],
    ['countLeft', dailyCountLeft !== null && number(dailyCountLeft)],
    ['freeLeft', freeCountLeft !== null && number(freeCountLeft)],
  ] as const
  return (
    <section className="card stack gap-4 cashier-card balance-card">
      <div>
        <h2 className="subhead">{t('cashier.balance.withdrawable')}</h2>
        <p className="balance-amount num">{withdrawableBalance ? money(withdrawableBalance) : '–'}</p>
      </div>
      {lockedBalance && toMinor(lockedBalance.amount) > 0n ? (
        <div>
          <h3 className="subhead">{t('cashier.balance.locked')}</h3>
          <p className="balance-locked num">{money(lockedBalance)}</p>
          <p className="muted balance-text">{t('cashier.balance.lockedText')}</p>
        </div>
      ) : null}
      <dl className="wrap balance-facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="fine">{t(`cashier.balance.${name}`)}</dt>
              <dd className="strong num">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
