import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useSession } from '../../session/use-session.ts'

/**
 * Whether the page may show the player how much more to deposit. False while responsible gaming blocks the player from
 * anything, and until that is known (platform contract, 2.7).
 */
export function useMaySuggestDeposits(): boolean {
  const { status, isConfirmed } = useSession()
  const { data } = useQuery({
    ...query('getAccountStatus', {}),
    enabled: status === 'player' && isConfirmed,
    // On failure the page leaves the amount out; no error is shown.
    meta: { shownInPlace: true },
  })
  return data?.blockers.length === 0
}
