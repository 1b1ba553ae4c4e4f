import type { WalletKey } from '../../ledger/ledger-account.ts'
import type { Storage } from '../../platform.ts'
import { reachedLimits, refuseLimited } from './limits.ts'
import { pauseOf, refusePaused } from './pauses.ts'

// The smallest bet, in the minor unit: what must be left of a limit for play to be possible.
const leastBet = 1

/**
 * Refuses to open a game for real money where a break, an exclusion or a limit leaves nothing to play.
 * @throws Refusal `selfExcluded`, `coolOffActive`, `limitReached`
 */
export const checkLaunch = (storage: Storage, key: WalletKey): void => checkPlay(storage, key, leastBet)

/**
 * Refuses a bet that a break, an exclusion or a limit stops. One of 0 has staked tokens, and is stopped by time alone.
 * @throws Refusal `selfExcluded`, `coolOffActive`, `limitReached`
 */
export function checkPlay(storage: Storage, key: WalletKey, bet: number): void {
  refusePaused(storage, key)
  refuseLimited(storage, key, bet > 0 ? ['LOSS', 'BET', 'SESSION_TIME'] : ['SESSION_TIME'], bet)
}

/**
 * Refuses a deposit that a break, an exclusion or a limit stops.
 * @throws Refusal `selfExcluded`, `coolOffActive`, `limitReached`
 */
export function checkDeposit(storage: Storage, key: WalletKey, amount: number): void {
  refusePaused(storage, key)
  refuseLimited(storage, key, ['DEPOSIT'], amount)
}

/** What responsible gaming stops for a player now: `COOL_OFF`, `SELF_EXCLUSION`, or a kind of limit that is reached. */
export function rgBlockers(storage: Storage, key: WalletKey): string[] {
  const pauses = (['COOL_OFF', 'SELF_EXCLUSION'] as const).filter((kind) => pauseOf(storage, key, kind))
  return [...pauses, ...reachedLimits(storage, key).map((kind) => `${kind}_LIMIT`)]
}
