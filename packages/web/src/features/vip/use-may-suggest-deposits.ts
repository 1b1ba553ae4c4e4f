import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useSession } from '../../session/use-session.ts'

/**
 * Whether a player may be told how much more to deposit: not one whom responsible gaming keeps from anything, and
 * nobody before that is known (platform contract, 2.7).
 */
export function useMaySuggestDeposits(): boolean {
  const { status, isConfirmed } = useSession()
  const { data } = useQuery({
    ...query('getAccountStatus', {}),
    enabled: status === 'player' && isConfirmed,
    // Without the answer the page says less, and nothing else is amiss.
    meta: { shownInPlace: true },
  })
  return data?.blockers.length === 0
}
