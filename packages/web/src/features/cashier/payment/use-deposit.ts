import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query, queryKey } from '../../../api/query.ts'
import { useSession } from '../../../session/session-state.ts'
import { depositPollInterval } from './deposit-poll-interval.ts'
import { startedDeposit } from './started-deposit.ts'
import { withHowToPay } from './with-how-to-pay.ts'

/**
 * A deposit, kept up to date until it has ended: not while the page is hidden, and at once when it is seen again. The
 * balance is fetched again when the money has arrived.
 */
export function useDeposit(depositId: string) {
  const client = useQueryClient()
  const owner = useSession().player?.accountId ?? ''
  const [sinceMs] = useState(() => Date.now())
  const { data, error, isFetching, refetch } = useQuery({
    ...query('getDeposit', { params: { id: depositId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => depositPollInterval(state.data, sinceMs, Date.now()),
    refetchOnWindowFocus: 'always',
    // The page shows what it has, and asks again.
    meta: { shownInPlace: true },
  })
  const isPaid = data?.status === 'SUCCESS'
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ queryKey: queryKey('getBalance', {}) })
  }, [client, isPaid])
  return { deposit: data && withHowToPay(data, startedDeposit.read(), owner), error, isFetching, refetch }
}
