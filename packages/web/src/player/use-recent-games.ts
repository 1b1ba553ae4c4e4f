import { useStartup } from '../brand/startup-context.ts'
import { usePlayerQuery } from './use-player-query.ts'

/** The games that the player opened last, the latest first; not fetched where the brand offers no games, or not these. */
export function useRecentGames() {
  const { capabilities } = useStartup()
  const isOffered = capabilities.includes('games') && capabilities.includes('recentGames')
  return usePlayerQuery('listRecentGames', {}, isOffered)
}
