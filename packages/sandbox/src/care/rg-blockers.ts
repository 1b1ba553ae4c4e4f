import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Storage } from '../platform.ts'
import { reachedLimits } from './limits.ts'
import { pauseOf } from './pauses.ts'

/** What responsible gaming stops for a player now: `COOL_OFF`, `SELF_EXCLUSION`, or a kind of limit that is reached. */
export function rgBlockers(storage: Storage, key: WalletKey): string[] {
  const pauses = (['COOL_OFF', 'SELF_EXCLUSION'] as const).filter((kind) => pauseOf(storage, key, kind))
  return [...pauses, ...reachedLimits(storage, key).map((kind) => `${kind}_LIMIT`)]
}
