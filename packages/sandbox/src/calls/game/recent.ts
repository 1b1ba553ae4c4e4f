import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { type GameRow, gameItem } from '../../catalogue/game.ts'

const maxGames = 20

/** The games that the player opened most recently, each once, and whether a round of it is still open. */
export const recent = call({
  path: '/api/game/recent',
  identify: 'player',
  handle({ player, ...platform }) {
    const rows = platform.db.all<
      GameRow & { last_played_at: number; open_rounds: number }
    >`SELECT games.*, MAX(opened_at) AS last_played_at,
        SUM((SELECT COUNT(*) FROM rounds WHERE rounds.game_session_id = game_sessions.game_session_id
          AND status = 'OPEN' AND mode = 'REAL')) AS open_rounds
      FROM game_sessions JOIN games USING (provider_code, game_code)
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      GROUP BY provider_code, game_code ORDER BY last_played_at DESC LIMIT ${maxGames}`
    const value = rows.map((row) => ({
      ...gameItem(platform, row),
      last_played_at: manilaTime(row.last_played_at),
      has_open_round: row.open_rounds > 0,
    }))
    return { value, total: value.length }
  },
})
