import { usePlayerQuery } from './use-player-query.ts'

/** The player's VIP level and the way to the next. */
export function useVip() {
  return usePlayerQuery('getVip', {})
}
