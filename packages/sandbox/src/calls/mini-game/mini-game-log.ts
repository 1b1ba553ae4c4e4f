import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { findPrize } from '../../mini-games/mini-games.ts'
import { decimal } from '../../money.ts'

const maxPlays = 50

interface PlayRow {
  at: number
  game_id: string
  cost: number
  prize_id: string
  state: string
}

/** The player's most recent plays, latest first. The prize of an unsettled play is empty. */
export const miniGameLog = call({
  path: '/api/mini_game/mini_game_log',
  identify: 'player',
  handle({ player, db }) {
    const rows = db.all<PlayRow>`SELECT at, game_id, cost, prize_id, state FROM mini_plays
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      ORDER BY at DESC, rowid DESC LIMIT ${maxPlays}`
    const value = rows.map(({ at, game_id, cost, prize_id, state }) => {
      const label = state === 'SETTLED' ? findPrize(game_id, prize_id)?.label : undefined
      return {
        at: manilaTime(at),
        game_id,
        cost: decimal(cost),
        prize: label?.en ?? '',
        prize_php: label?.php ?? '',
        prize_cn: label?.cn ?? '',
        state,
      }
    })
    return { value, total: value.length }
  },
})
