import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { useStartup } from './startup-context.ts'
import { useSession } from './use-session.ts'

/** The games that the player opened last, the latest first; never asked for where the brand does not keep them. */
export function useRecentGames() {
  const { status, isConfirmed } = useSession()
  const isOffered = useStartup().capabilities.includes('recentGames')
  return useQuery({
    ...query('listRecentGames', {}),
    enabled: isOffered && status === 'player' && isConfirmed,
  })
}
