import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Platform } from '../platform.ts'
import { refuseLimited } from './limits.ts'
import { refusePaused } from './pauses.ts'

type Storage = Pick<Platform, 'db' | 'now'>

/**
 * Refuses a bet that a break, an exclusion or a limit stops; 0 asks whether play is possible at all.
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
