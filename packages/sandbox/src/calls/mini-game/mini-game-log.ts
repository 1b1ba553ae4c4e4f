import { call } from '../../call.ts'
import { findPrize } from '../../mini-games/mini-games.ts'
import { decimal } from '../../money.ts'
import { manilaTime } from '../../platform.ts'

const mostShown = 50

interface PlayRow {
  at: number
  game_id: string
  cost: number
  prize_id: string
  state: string
}

/** The player's last plays, the latest first. The prize of an open play is not told yet. */
export const miniGameLog = call({
  identify: 'player',
  answer({ player, db }) {
    const rows = db.all<PlayRow>`SELECT at, game_id, cost, prize_id, state FROM mini_plays
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      ORDER BY at DESC, rowid DESC LIMIT ${mostShown}`
    const value = rows.map(({ at, game_id, cost, prize_id, state }) => ({
      at: manilaTime(at),
      game_id,
      cost: decimal(cost),
      prize: state === 'SETTLED' ? (findPrize(game_id, prize_id)?.label ?? '') : '',
      state,
    }))
    return { value, total: value.length }
  },
})
