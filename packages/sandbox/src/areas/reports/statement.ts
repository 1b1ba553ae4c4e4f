import type { Statement } from '@marquee/contracts/areas/reports/reports'
import type { PlatformRecord } from '../../calls/record.ts'
import { dayMs } from '../../clock/durations.ts'
import type { Span } from '../../clock/manila.ts'
import { dayText } from '../../clock/manila.ts'
import type { Database } from '../../database/open-database.ts'
import { playerAccount, type WalletKey } from '../../ledger/ledger-account.ts'
import { decimal } from '../../money.ts'

/** The movements of a player's cash and bonuses over some time; in the minor unit, and added to the balance unless it says less. */
export interface Movements {
  deposits: number
  /** Less: withdrawals without those that came back. */
  withdrawals: number
  bonuses: number
  adjustments: number
  /** Less. */
  bet_total: number
  win_total: number
}

/** A player's statement: the totals of a range, and a row for each of its days. */
export function statement(db: Database, key: WalletKey, range: Span): PlatformRecord<Statement> {
  const opening = balanceAt(db, key, range.start)
  const lifetime = movements(db, key, { start: 0, end: Number.MAX_SAFE_INTEGER })
  let balance = opening
  const daily = daysOf(range).map((day) => {
    const row = period(balance, movements(db, key, day))
    balance = row.closing
    return { date: dayText(day.start), ...row.item }
  })
  return {
    ...period(opening, movements(db, key, range)).item,
    net_deposit_lifetime: decimal(lifetime.deposits - lifetime.withdrawals),
    daily,
  }
}

function period(
  opening: number,
  { deposits, withdrawals, bonuses, adjustments, bet_total, win_total }: Movements,
) {
  const net = win_total - bet_total
  const closing = opening + deposits - withdrawals + bonuses + adjustments + net
  const item = {
    opening_balance: decimal(opening),
    deposits: decimal(deposits),
    withdrawals: decimal(withdrawals),
    bonuses: decimal(bonuses),
    adjustments: decimal(adjustments),
    bet_total: decimal(bet_total),
    win_total: decimal(win_total),
    net_result: decimal(net),
    closing_balance: decimal(closing),
  }
  return { item, closing }
}

function daysOf({ start, end }: Span): Span[] {
  const count = Math.round((end - start) / dayMs)
  return Array.from({ length: count }, (_, day) => ({
    start: start + day * dayMs,
    end: start + (day + 1) * dayMs,
  }))
}

function balanceAt(db: Database, key: WalletKey, at: number): number {
  const [cash, bonus] = [playerAccount(key, 'cash'), playerAccount(key, 'bonus')]
  const row = db.one<{ balance: number }>`SELECT coalesce(SUM(postings.amount), 0) AS balance
    FROM postings JOIN transfers ON transfers.seq = postings.transfer WHERE account IN (${cash}, ${bonus}) AND at < ${at}`
  return row?.balance ?? 0
}

/** What moved in a range, by the ledger. */
export function movements(db: Database, key: WalletKey, { start, end }: Span): Movements {
  const [cash, bonus] = [playerAccount(key, 'cash'), playerAccount(key, 'bonus')]
  const rows = db.all<{ kind: string; total: number }>`SELECT kind, SUM(postings.amount) AS total
    FROM postings JOIN transfers ON transfers.seq = postings.transfer
    WHERE account IN (${cash}, ${bonus}) AND at >= ${start} AND at < ${end} GROUP BY kind`
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]))
  const sum = (...kinds: string[]) => kinds.reduce((all, kind) => all + (totals.get(kind) ?? 0), 0)
  // Subtracted from 0 instead of negated: there is no -0 in money.
  return {
    deposits: sum('DEPOSIT'),
    withdrawals: 0 - sum('WITHDRAWAL', 'WITHDRAWAL_REFUND'),
    bonuses: sum('BONUS', 'MISSION', 'REBATE', 'REFERRAL', 'VIP_REWARD'),
    adjustments: sum('ADJUSTMENT'),
    bet_total: 0 - sum('BET'),
    win_total: sum('WIN'),
  }
}
