import { useStartup } from '../brand/startup-context.ts'
import { usePlayerQuery } from './use-player-query.ts'

/** The games that the player opened last, the latest first; not fetched where the brand does not offer them. */
export function useRecentGames() {
  return usePlayerQuery('listRecentGames', {}, useStartup().capabilities.includes('recentGames'))
}
