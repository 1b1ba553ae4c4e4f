import { dayMs } from '../../clock/durations.ts'
import type { Period } from '../../clock/manila.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { minorUnits } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { type LimitKind, type LimitRow, limitKinds, limitPeriods, limitsOf } from './limits.ts'

/** A limit to set; without an amount, the limit is to be removed. */
export interface NewLimit {
  kind: LimitKind
  period: Period
  amount: number | null
}

/** Reads a limit of a payload; `SESSION_TIME` is in whole minutes. @throws Refusal `invalidInput` */
export function readLimit(input: { kind: string; period: string; amount?: string }): NewLimit {
  const kind = limitKinds.find((known) => known === input.kind)
  const period = limitPeriods.find((known) => known === input.period)
  if (!kind) throw invalidInput({ kind: 'unknown' })
  if (!period) throw invalidInput({ period: 'unknown' })
  const { amount = '' } = input
  if (amount === '') return { kind, period, amount: null }
  const value = kind === 'SESSION_TIME' ? wholeMinutes(amount) : minorUnits(amount)
  if (value === undefined || value === 0) throw invalidInput({ amount: 'format' })
  return { kind, period, amount: value }
}

/** The minutes of a text such as `60` or `60.00`; undefined for any other. */
function wholeMinutes(text: string): number | undefined {
  const digits = /^([1-9]\d{0,4})(?:\.00)?$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 10)
}

/**
 * Sets a limit. The first and a lower one hold at once. A higher one, and none, begin after a day, once the player sets
 * the same again.
 * @throws Refusal `invalidInput` where a longer period would have less than a shorter one
 */
export function setLimit(storage: Storage, key: WalletKey, limit: NewLimit): void {
  const { db, now } = storage
  const limits = limitsOf(db, key)
  const { kind, period, amount } = limit
  checkOrder(limits, limit)
  const current = currentOf(limits, limit)
  if (!current && amount === null) throw refuse('notFound')
  const isStricter = !current || !allowsMore(limit, current)
  const isConfirmed =
    current?.pending_from != null && current.pending_amount === amount && current.pending_from <= now()
  if (isStricter || (isConfirmed && amount !== null)) write(storage, key, limit)
  else if (isConfirmed) remove(storage, key, limit)
  else if (current.pending_from === null || current.pending_amount !== amount)
    db.run`UPDATE play_limits SET pending_amount = ${amount}, pending_from = ${now() + dayMs}
      WHERE domain = ${key.domain} AND account_id = ${key.account_id} AND kind = ${kind} AND period = ${period}`
}

/** Whether a limit that is to be set would let the player do more than the one that holds. */
export function isLooser(db: Database, key: WalletKey, limit: NewLimit): boolean {
  const current = currentOf(limitsOf(db, key), limit)
  return current !== undefined && allowsMore(limit, current)
}

const currentOf = (limits: LimitRow[], { kind, period }: NewLimit) =>
  limits.find((row) => row.kind === kind && row.period === period)

const allowsMore = ({ amount }: NewLimit, current: LimitRow) => amount === null || amount > current.amount

function checkOrder(limits: LimitRow[], { kind, period, amount }: NewLimit): void {
  if (amount === null) return
  const place = limitPeriods.indexOf(period)
  for (const row of limits.filter((other) => other.kind === kind && other.period !== period)) {
    const isShorter = limitPeriods.indexOf(row.period) < place
    if (isShorter ? amount < row.amount : amount > row.amount) throw invalidInput({ amount: 'order' })
  }
}

function write({ db, now }: Storage, { domain, account_id }: WalletKey, { kind, period, amount }: NewLimit) {
  db.run`INSERT INTO play_limits VALUES (${domain}, ${account_id}, ${kind}, ${period}, ${amount}, NULL, NULL, ${now()})
    ON CONFLICT DO UPDATE SET amount = excluded.amount, pending_amount = NULL, pending_from = NULL,
      set_at = excluded.set_at`
}

function remove({ db }: Storage, { domain, account_id }: WalletKey, { kind, period }: NewLimit): void {
  db.run`DELETE FROM play_limits
    WHERE domain = ${domain} AND account_id = ${account_id} AND kind = ${kind} AND period = ${period}`
}

/** Withdraws a higher limit that has not begun. @throws Refusal `notFound` */
export function cancelPending({ db }: Storage, { domain, account_id }: WalletKey, limit: NewLimit): void {
  const cancelled = db.run`UPDATE play_limits SET pending_amount = NULL, pending_from = NULL
    WHERE domain = ${domain} AND account_id = ${account_id} AND kind = ${limit.kind} AND period = ${limit.period}
      AND pending_from IS NOT NULL`
  if (cancelled === 0) throw refuse('notFound')
}
