import { dayInManila } from '../calendar.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Platform } from '../platform.ts'

/** How many times the player has played a mini-game since midnight in Manila. */
export function playsToday({ db, now }: Platform, { domain, account_id }: WalletKey, gameId: string): number {
  const { start } = dayInManila(now())
  const row = db.one<{ plays: number }>`SELECT COUNT(*) AS plays FROM mini_plays
    WHERE domain = ${domain} AND account_id = ${account_id} AND game_id = ${gameId} AND at >= ${start}`
  return row?.plays ?? 0
}
