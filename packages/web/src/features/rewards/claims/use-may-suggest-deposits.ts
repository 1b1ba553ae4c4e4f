import { useStartup } from '../../../brand/startup-context.ts'
import { useRewardQuery } from './use-reward-query.ts'

/**
 * Whether the page may show the player how much more to deposit. False for a player with a limit or on a break, while
 * responsible gaming blocks anything, and until that is known (platform contract, 2.5 and 2.7).
 */
export function useMaySuggestDeposits(): boolean {
  const hasLimits = useStartup().capabilities.includes('responsibleGaming')
  const status = useRewardQuery('getAccountStatus', {})
  const controls = useRewardQuery('getLimits', {}, hasLimits)
  if (status.data?.blockers.length !== 0) return false
  if (!hasLimits) return true
  const { data } = controls
  return data !== undefined && data.limits.length === 0 && !data.coolOff.active && !data.selfExclusion.active
}
