import type { Database } from '../database/open-database.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Storage } from '../platform.ts'
import { refuse } from '../refusal.ts'

/** What a player did once: joined or claimed something, or redeemed a code. */
type MarkKind = 'PROMO_CLAIM' | 'CODE' | 'MISSION_JOIN' | 'MISSION_CLAIM' | 'BOARD_JOIN' | 'VIP_CLAIM'

/** `period` is the start of the period that it holds for, 0 for ever. */
export interface Mark {
  kind: MarkKind
  item: string
  period: number
}

/** When a player did it; `undefined` if not yet. */
export function markedAt(
  db: Database,
  { domain, account_id }: WalletKey,
  { kind, item, period }: Mark,
): number | undefined {
  return db.one<{ at: number }>`SELECT at FROM reward_marks WHERE domain = ${domain}
    AND account_id = ${account_id} AND kind = ${kind} AND item = ${item} AND period = ${period}`?.at
}

/** Notes that a player does it now. @throws Refusal `alreadyClaimed` the second time */
export function setMark({ db, now }: Storage, key: WalletKey, mark: Mark): void {
  const { kind, item, period } = mark
  const added = db.run`INSERT OR IGNORE INTO reward_marks
    VALUES (${key.domain}, ${key.account_id}, ${kind}, ${item}, ${period}, ${now()})`
  if (added === 0) throw refuse('alreadyClaimed')
}
