import { endedWithdrawalStates } from '@marquee/contracts/cashier/withdrawal'
import { toMinor } from '@marquee/contracts/money'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { CashierSkeleton } from '../cashier-frame.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { WithdrawalTracker } from '../tracker/withdrawal-tracker.tsx'
import { BalanceCard } from './balance-card.tsx'
import { Blockers } from './blockers.tsx'
import { TurnoverOrders } from './turnover-orders.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

/** Where a withdrawal begins: an open one first, then what can be withdrawn, and the form or what stands in the way. */
export function WithdrawalStart() {
  const info = usePlayerQuery('getWithdrawalInfo', {})
  const list = useQuery({
    ...query('listWithdrawals', { query: {} }),
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
  const open = list.data?.items.find(({ status }) => !endedWithdrawalStates.has(status))
  const { blockers, turnover } = info.data
  const hasTurnover = blockers.includes('TURNOVER') || (turnover && toMinor(turnover.remaining.amount) > 0n)
  return (
    <>
      {open ? <WithdrawalTracker withdrawalId={open.withdrawalId} /> : null}
      <BalanceCard info={info.data} />
      {blockers.length > 0 ? (
        <Blockers info={info.data} openId={open?.withdrawalId} />
      ) : (
        <WithdrawalForm info={info.data} />
      )}
      {hasTurnover ? <TurnoverOrders /> : null}
    </>
  )
}
