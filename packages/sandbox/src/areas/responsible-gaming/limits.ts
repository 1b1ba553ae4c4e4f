import { manilaTime, type Period, periodInManila, type Span } from '../../clock/manila.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { decimal } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import { minutesPlayed } from '../../players/session.ts'
import { refuse } from '../../refusal.ts'

export const limitKinds = ['DEPOSIT', 'LOSS', 'BET', 'SESSION_TIME'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods: readonly Period[] = ['DAY', 'WEEK', 'MONTH']

/** A limit that a player set: money in the minor unit, or minutes. */
export interface LimitRow {
  kind: LimitKind
  period: Period
  amount: number
  /** A higher amount that the player asked for, or null for none; it holds from `pending_from`, once confirmed. */
  pending_amount: number | null
  pending_from: number | null
}

/** A player's limits. */
export function limitsOf(db: Database, { domain, account_id }: WalletKey): LimitRow[] {
  return db.all<LimitRow>`SELECT * FROM play_limits WHERE domain = ${domain} AND account_id = ${account_id}
    ORDER BY kind, CASE period WHEN 'DAY' THEN 1 WHEN 'WEEK' THEN 2 ELSE 3 END`
}

/** How much of a kind of limit is used in a span: gross deposits, net losses, bets, or minutes. */
function usedOf(storage: Storage, key: WalletKey, kind: LimitKind, span: Span): number {
  if (kind === 'SESSION_TIME') return minutesPlayed(storage, key, span)
  if (kind === 'DEPOSIT') return depositedIn(storage.db, key, span)
  const { bets, wins } = playedIn(storage.db, key, span)
  return kind === 'BET' ? bets : Math.max(0, bets - wins)
}

// A deposit counts from its beginning, so that two at once cannot pass the limit; one that came to nothing does not.
function depositedIn(db: Database, { domain, account_id }: WalletKey, { start, end }: Span): number {
  const row = db.one<{ used: number }>`SELECT coalesce(SUM(amount), 0) AS used FROM deposits
    WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
      AND status NOT IN ('EXPIRED', 'CANCELLED', 'REJECTED', 'FAILED')`
  return row?.used ?? 0
}

function playedIn(db: Database, { domain, account_id }: WalletKey, { start, end }: Span) {
  const row = db.one<{ bets: number; wins: number }>`SELECT coalesce(SUM(bet), 0) AS bets,
      coalesce(SUM(win), 0) AS wins
    FROM bets WHERE domain = ${domain} AND account_id = ${account_id} AND placed_at >= ${start}
      AND placed_at < ${end} AND status <> 'VOID'`
  return row ?? { bets: 0, wins: 0 }
}

const amountText = (kind: LimitKind, amount: number) =>
  kind === 'SESSION_TIME' ? String(amount) : decimal(amount)

/** A limit as the platform sends it. */
export function limitItem(storage: Storage, key: WalletKey, row: LimitRow) {
  const span = periodInManila(row.period, storage.now())
  const pending = row.pending_from !== null && {
    amount: row.pending_amount === null ? null : amountText(row.kind, row.pending_amount),
    effective_at: manilaTime(row.pending_from),
  }
  return {
    kind: row.kind,
    period: row.period,
    amount: amountText(row.kind, row.amount),
    used: amountText(row.kind, usedOf(storage, key, row.kind, span)),
    resets_at: manilaTime(span.end),
    pending: pending || null,
  }
}

/** The limits by which nothing more is possible now. */
export function reachedLimits(storage: Storage, key: WalletKey): LimitKind[] {
  const reached = limitsOf(storage.db, key).filter(
    ({ kind, period, amount }) => usedOf(storage, key, kind, periodInManila(period, storage.now())) >= amount,
  )
  return [...new Set(reached.map(({ kind }) => kind))]
}

/**
 * Refuses what would pass a limit of these kinds. A bet counts as lost until it is settled.
 * @param amount in the minor unit
 * @throws Refusal `limitReached` with the limit, what is left of it, and when it begins anew
 */
export function refuseLimited(storage: Storage, key: WalletKey, kinds: LimitKind[], amount: number): void {
  for (const row of limitsOf(storage.db, key).filter(({ kind }) => kinds.includes(kind))) {
    const span = periodInManila(row.period, storage.now())
    const left = row.amount - usedOf(storage, key, row.kind, span)
    if (row.kind === 'SESSION_TIME' ? left > 0 : amount <= left) continue
    throw refuse('limitReached', {
      ...{ kind: row.kind, period: row.period, left: amountText(row.kind, Math.max(0, left)) },
      resets_at: manilaTime(span.end),
      retry_after: Math.ceil((span.end - storage.now()) / 1000),
    })
  }
}
