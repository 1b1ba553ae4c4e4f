import { call } from '../../call.ts'
import { pageFields, readPage } from '../../cashier/read-page.ts'
import { refuse } from '../../refusal.ts'
import { findBoard } from '../../rewards/boards/board.ts'
import { boardDetail } from '../../rewards/boards/board-item.ts'

/** The prizes and the ranking of a leaderboard; `previous` asks for the run before. */
export const leaderboardDetail = call({
  path: '/api/leaderboard/detail',
  identify: 'anyoneAtSite',
  area: 'leaderboards',
  fields: { ...pageFields, board_id: 'id', previous: 'flag?' },
  handle({ input, brand, player, ...platform }) {
    const board = findBoard(input.board_id)
    if (!board) throw refuse('notFound')
    const page = readPage(input)
    const run = board.run(platform.now(), input.previous ? -1 : 0)
    const { domain } = brand
    const detail = boardDetail(platform, board, { domain, player, run, page })
    return { value: [detail], total: detail.total, page: page.page, per_page: page.per_page }
  },
})
