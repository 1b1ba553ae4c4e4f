import { usePlayerQuery } from './use-player-query.ts'

/** The player's balance. A failure of the platform is only logged; the last known value stays. */
export function useBalance() {
  return usePlayerQuery('getBalance', {})
}
