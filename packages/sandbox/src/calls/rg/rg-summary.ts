import { call } from '../../call.ts'
import { dateFields, readDateRange } from '../../cashier/read-date-range.ts'
import { movements } from '../../cashier/reports/statement.ts'
import { decimal } from '../../money.ts'

/** The player's own figures of a range of days, by the ledger. */
export const rgSummary = call({
  path: '/api/rg/summary',
  identify: 'player',
  fields: dateFields,
  handle({ input, player, db, now }) {
    const { start, end } = readDateRange(input, now())
    const { deposits, withdrawals } = movements(db, player, { start, end })
    const row = db.one<{
      days: number
    }>`SELECT COUNT(DISTINCT (placed_at + 28800000) / 86400000) AS days FROM bets
      WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND bet > 0
        AND placed_at >= ${start} AND placed_at < ${end}`
    return {
      value: [
        {
          deposits: decimal(deposits),
          withdrawals: decimal(withdrawals),
          net: decimal(withdrawals - deposits),
          days_played: row?.days ?? 0,
        },
      ],
    }
  },
})
