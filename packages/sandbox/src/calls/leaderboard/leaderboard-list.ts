import { call } from '../../call.ts'
import { boards } from '../../rewards/boards/board.ts'
import { boardItem } from '../../rewards/boards/board-item.ts'

/** The leaderboards, each with whether the player takes part. */
export const leaderboardList = call({
  path: '/api/leaderboard/list',
  identify: 'anyoneAtSite',
  area: 'leaderboards',
  handle({ input, brand, player, ...platform }) {
    const value = boards.map((board) => boardItem(platform, board, player))
    return { value, total: value.length }
  },
})
