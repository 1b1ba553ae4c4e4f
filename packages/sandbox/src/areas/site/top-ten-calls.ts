import { call } from '../../calls/call.ts'
import type { Database } from '../../database/open-database.ts'
import { decimal } from '../../money.ts'
import { hiddenAccount } from '../../players/account-rules.ts'

/** The rankings of the top ten; `withrawal` is the specification's spelling. */
export type TopTenBoard = 'withrawal' | 'winner' | 'hour_withdrawal'

// Added to the counts of the database, which holds the few demo players only.
const basePlayers = { registered: 18_412, active: 1_263, deposited: 6_307 }

/** The current top ten with masked names, and the numbers of players. `withrawal` is the specification's spelling. */
export const top10WinnerWithdrawal = call({
  path: '/api/settings/top10winner_withdrawal',
  identify: 'site',
  handle({ brand: { domain }, db }) {
    const counts = db.one<{ registered: number; deposited: number; active: number }>`
      SELECT COUNT(*) AS registered, SUM(starting_deposit + cycle_deposit > 0) AS deposited,
        (SELECT COUNT(*) FROM sessions WHERE domain = ${domain} AND ended = 0) AS active
      FROM players WHERE domain = ${domain}`
    return {
      value: [
        {
          withrawal: board(db, domain, 'withrawal'),
          winner: board(db, domain, 'winner'),
          hour_withdrawal: board(db, domain, 'hour_withdrawal'),
          registered_player: basePlayers.registered + (counts?.registered ?? 0),
          active_player: basePlayers.active + (counts?.active ?? 0),
          deposited_player: basePlayers.deposited + (counts?.deposited ?? 0),
        },
      ],
    }
  },
})

function board(db: Database, domain: string, name: TopTenBoard) {
  const rows = db.all<{
    account_masked: string
    amount: number
  }>`SELECT iif(show_in_leaderboard = 0, ${hiddenAccount}, account_masked) AS account_masked, amount
    FROM top_entries LEFT JOIN players USING (domain, account_id)
    WHERE domain = ${domain} AND board = ${name} ORDER BY amount DESC LIMIT 10`
  return rows.map(({ account_masked, amount }) => ({ account_masked, amount: decimal(amount) }))
}
