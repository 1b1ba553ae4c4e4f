import { call } from '../../calls/call.ts'
import { pageFields, readPage } from '../../calls/page.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { setMark } from '../../players/reward-marks.ts'
import { refuse } from '../../refusal.ts'
import { refusePaused } from '../responsible-gaming/pauses.ts'
import { boardState, boards, findBoard } from './board.ts'
import { boardDetail, boardItem, joinMark } from './board-item.ts'

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

/** Takes part in a leaderboard, once for each `request_id`. */
export const leaderboardOptIn = call({
  path: '/api/leaderboard/opt_in',
  identify: 'player',
  area: 'leaderboards',
  fields: { request_id: 'filled', board_id: 'id' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, board_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'leaderboard_opt_in', requestId, content: board_id }
    return runIdempotently(platform.db, write, () => {
      const board = findBoard(board_id)
      if (!board) throw refuse('notFound')
      const run = board.run(platform.now())
      const state = boardState(board, run, platform.now())
      if (state === 'FINISHED' || state === 'FINALIZING') throw refuse('expired')
      if (!board.requiresOptIn || (state !== 'OPEN' && state !== 'RUNNING')) throw refuse('notEligible')
      refusePaused(platform, player)
      setMark(platform, player, joinMark(board, run))
      return { value: [boardItem(platform, board, player)] }
    })
  },
})
