import { hourMs } from '../clock/durations.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Storage } from '../platform.ts'

/** How long a player cannot withdraw after a change of the password, the mobile number or a bank account. */
export const holdHours = 24

const holdMs = holdHours * hourMs

/** Starts the time during which a player cannot withdraw, after such a change. */
export function startHold({ db, now }: Storage, { domain, account_id }: WalletKey): void {
  db.run`UPDATE players SET security_changed_at = ${now()}
    WHERE domain = ${domain} AND account_id = ${account_id}`
}

/** When the hold after a change ends, in milliseconds since the epoch; `undefined` when there is none. */
export function holdUntil(changedAt: number, now: number): number | undefined {
  return changedAt > 0 && changedAt + holdMs > now ? changedAt + holdMs : undefined
}
