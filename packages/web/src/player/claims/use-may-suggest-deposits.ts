import { useStartup } from '../../brand/startup-context.ts'
import { useRewardQuery } from './use-reward-query.ts'

/**
 * Whether the page may show the player how much more to deposit. False for a player with a limit or on a break, while
 * responsible gaming blocks anything, and where that can't be read (platform contract, 2.5 and 2.7); `undefined` until it
 * is known, and for a visitor.
 */
export function useMaySuggestDeposits(): boolean | undefined {
  const hasLimits = useStartup().capabilities.includes('responsibleGaming')
  const status = useRewardQuery('getAccountStatus', {})
  const controls = useRewardQuery('getLimits', {}, hasLimits)
  if ((status.isError && !status.data) || (controls.isError && !controls.data)) return false
  if (!status.data || (hasLimits && !controls.data)) return undefined
  if (status.data.blockers.length > 0) return false
  const { limits = [], coolOff, selfExclusion } = controls.data ?? {}
  return limits.length === 0 && !coolOff?.active && !selfExclusion?.active
}
