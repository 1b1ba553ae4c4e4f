import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Platform } from '../platform.ts'

const dayMs = 86_400_000
const manilaMs = 8 * 3_600_000

/** The start and end of the day in Manila at a time; all in milliseconds since the epoch. */
export function dayInManila(at: number): { start: number; end: number } {
  const start = Math.floor((at + manilaMs) / dayMs) * dayMs - manilaMs
  return { start, end: start + dayMs }
}

/** How many times the player has played a mini-game since midnight in Manila. */
export function playsToday({ db, now }: Platform, { domain, account_id }: WalletKey, gameId: string): number {
  const { start } = dayInManila(now())
  const row = db.one<{ plays: number }>`SELECT COUNT(*) AS plays FROM mini_plays
    WHERE domain = ${domain} AND account_id = ${account_id} AND game_id = ${gameId} AND at >= ${start}`
  return row?.plays ?? 0
}
