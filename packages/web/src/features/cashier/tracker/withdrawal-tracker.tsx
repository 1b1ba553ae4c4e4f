import { endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query, queryKey } from '../../../api/query.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { CashierSkeleton } from '../cashier-frame.tsx'
import { ConfirmedCancel } from '../confirmed-cancel.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { TrackerFacts } from './tracker-facts.tsx'
import { TrackerHead } from './tracker-head.tsx'
import { TrackerSteps } from './tracker-steps.tsx'
import './withdrawal-tracker.css'

const pollMs = 10_000

/** Follows a withdrawal: how far it is, every step with its time, what is promised, and how it ended. */
export function WithdrawalTracker({ withdrawalId }: { withdrawalId: string }) {
  const { data, error, isFetching, refetch } = useWithdrawal(withdrawalId)
  const { data: info } = usePlayerQuery('getWithdrawalInfo', {})
  if (!data) {
    if (!error) return <CashierSkeleton />
    return <LoadFailure problem={error.problem} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const withdrawal = { ...data, withdrawalId: data.withdrawalId || withdrawalId }
  return (
    <article className="cashier-card tracker">
      <TrackerHead withdrawal={withdrawal} />
      <TrackerSteps withdrawal={withdrawal} />
      <TrackerFacts withdrawal={withdrawal} />
      <TrackerWays
        withdrawal={withdrawal}
        mayCancel={info?.cancelEnabled === true && data.status === 'PENDING'}
        onChanged={() => void refetch()}
      />
    </article>
  )
}

interface TrackerWaysProps {
  withdrawal: Withdrawal
  mayCancel: boolean
  onChanged: () => void
}

function TrackerWays({ withdrawal: { withdrawalId, status }, mayCancel, onChanged }: TrackerWaysProps) {
  const { t } = useTranslation()
  return (
    <div className="cashier-ways">
      <Button variant="outline" onClick={() => window.print()}>
        {t('cashier.tracker.print')}
      </Button>
      {mayCancel ? (
        <ConfirmedCancel
          operation="cancelWithdrawal"
          id={withdrawalId}
          label={t('cashier.cancel.withdrawal')}
          text={t('cashier.cancel.withdrawalText')}
          onChanged={onChanged}
        />
      ) : null}
      {endedWithdrawalStates.has(status) ? (
        <Link className={buttonClass({ variant: 'quiet' })} to="/withdrawal">
          {t('cashier.tracker.another')}
        </Link>
      ) : null}
    </div>
  )
}

/** A withdrawal, asked for again until it has ended; the balance is fetched again when it changes. */
function useWithdrawal(id: string) {
  const client = useQueryClient()
  const result = useQuery({
    ...query('getWithdrawal', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && endedWithdrawalStates.has(state.data.status) ? false : pollMs,
    refetchOnWindowFocus: 'always',
    meta: { shownInPlace: true },
  })
  const status = result.data?.status
  useEffect(() => {
    if (!status) return
    void client.invalidateQueries({ queryKey: queryKey('getBalance', {}) })
    void client.invalidateQueries({ queryKey: queryKey('getWithdrawalInfo', {}) })
  }, [client, status])
  return result
}
