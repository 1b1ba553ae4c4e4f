import { endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import { toMinor } from '@marquee/contracts/money'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { query } from '../../../api/query.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { CashierSkeleton } from '../cashier-frame.tsx'
import { latestQuery } from '../latest/latest-query.ts'
import { LoadFailure } from '../load-failure.tsx'
import { WithdrawalTracker } from '../tracker/withdrawal-tracker.tsx'
import { BalanceCard } from './balance-card.tsx'
import { Blockers } from './blockers.tsx'
import { TurnoverOrders } from './turnover-orders.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

// They stand beneath the form, where they are not seen at once.
const LatestWithdrawals = lazyComponent(
  async () => (await import('../latest/latest-withdrawals.tsx')).LatestWithdrawals,
)

/**
 * Where a withdrawal begins: an open one first, then what can be withdrawn, and the form or what stands in the way; the
 * latest ones at the end.
 */
export function WithdrawalStart() {
  const info = usePlayerQuery('getWithdrawalInfo', {})
  const list = useQuery({
    ...query('listWithdrawals', { query: latestQuery(Date.now()) }),
    // The page says by itself that one is open.
    meta: { shownInPlace: true },
  })
  if (!info.data) {
    if (!info.error) return <CashierSkeleton />
    return (
      <LoadFailure
        problem={info.error.problem}
        isRetrying={info.isFetching}
        onRetry={() => void info.refetch()}
      />
    )
  }
  const withdrawals = list.data?.items ?? []
  const open = withdrawals.find(({ status }) => !endedWithdrawalStates.has(status))
  const others = withdrawals.filter((withdrawal) => withdrawal !== open)
  const { blockers, turnover } = info.data
  const hasTurnover = blockers.includes('TURNOVER') || (turnover && toMinor(turnover.remaining.amount) > 0n)
  return (
    <>
      {open ? <WithdrawalTracker withdrawalId={open.withdrawalId} /> : null}
      <BalanceCard info={info.data} />
      {blockers.length > 0 ? (
        <Blockers info={info.data} openId={list.isPending ? undefined : (open?.withdrawalId ?? '')} />
      ) : (
        <WithdrawalForm info={info.data} />
      )}
      {hasTurnover ? <TurnoverOrders /> : null}
      <Suspense>{others.length > 0 ? <LatestWithdrawals withdrawals={others} /> : null}</Suspense>
    </>
  )
}
