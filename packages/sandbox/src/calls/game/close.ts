import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { refuse } from '../../refusal.ts'

interface Totals {
  opened_at: number
  closed_at: number
  bet_total: number
  win_total: number
}

/** Closes a game to further spins. Returns the balance, how many seconds it was open, and the bet and win totals. */
export const close = call({
  path: '/api/game/close',
  identify: 'player',
  fields: { game_session_id: 'filled' },
  handle({ input, player, db, now }) {
    const id = input.game_session_id
    db.run`UPDATE game_sessions SET closed_at = coalesce(closed_at, ${now()}) WHERE game_session_id = ${id}
      AND domain = ${player.domain} AND account_id = ${player.account_id}`
    const totals = db.one<Totals>`SELECT opened_at, closed_at, coalesce(SUM(bet), 0) AS bet_total,
        coalesce(SUM(win), 0) AS win_total
      FROM game_sessions LEFT JOIN rounds USING (game_session_id) WHERE game_session_id = ${id}
        AND domain = ${player.domain} AND account_id = ${player.account_id} GROUP BY game_session_id`
    if (!totals) throw refuse('notFound')
    return {
      value: [
        {
          game_balance: decimal(player.balance),
          duration: Math.round((totals.closed_at - totals.opened_at) / 1000),
          bet_total: decimal(totals.bet_total),
          win_total: decimal(totals.win_total),
        },
      ],
    }
  },
})
