import { minuteMs, secondMs } from '../clock/durations.ts'
import { dayInManila, type Span } from '../clock/manila.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Storage } from '../platform.ts'

// Who does nothing for this long is away.
export const idleMinutes = 30
const precisionMs = secondMs

/** Notes that a player is active. The time since the last activity counts, unless the player was away meanwhile. */
export function notePlayTime({ db, now }: Storage, { domain, account_id }: WalletKey): void {
  const at = now()
  const last = db.one<{ last_at: number }>`SELECT last_at FROM play_time
    WHERE domain = ${domain} AND account_id = ${account_id} ORDER BY day DESC LIMIT 1`?.last_at
  const since = last === undefined ? 0 : at - last
  // Not every call is worth a write.
  if (last !== undefined && since < precisionMs) return
  const spent = since <= idleMinutes * minuteMs ? since : 0
  const { start } = dayInManila(at)
  db.run`INSERT INTO play_time VALUES (${domain}, ${account_id}, ${start}, ${spent}, ${at})
    ON CONFLICT DO UPDATE SET spent = spent + excluded.spent, last_at = excluded.last_at`
}

/** How many minutes a player was active in a span of whole days. */
export function minutesPlayed(
  { db }: Storage,
  { domain, account_id }: WalletKey,
  { start, end }: Span,
): number {
  const row = db.one<{ spent: number }>`SELECT coalesce(SUM(spent), 0) AS spent FROM play_time
    WHERE domain = ${domain} AND account_id = ${account_id} AND day >= ${start} AND day < ${end}`
  return Math.floor((row?.spent ?? 0) / minuteMs)
}
