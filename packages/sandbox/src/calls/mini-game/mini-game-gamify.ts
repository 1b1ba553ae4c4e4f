import { call } from '../../call.ts'

const pointsPerLevel = 100
const minorPerPoint = 100

/** One point for each token staked, and a level for each hundred points. `next_level` is the next level's points. */
export const miniGameGamify = call({
  path: '/api/mini_game/mini_game_gamify',
  identify: 'player',
  handle({ player, db }) {
    const row = db.one<{ spent: number }>`SELECT coalesce(SUM(cost), 0) AS spent FROM mini_plays
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}`
    const points = Math.floor((row?.spent ?? 0) / minorPerPoint)
    const level = Math.floor(points / pointsPerLevel) + 1
    return { value: [{ points, level, next_level: level * pointsPerLevel }] }
  },
})
