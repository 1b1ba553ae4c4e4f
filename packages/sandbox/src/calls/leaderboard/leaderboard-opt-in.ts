import { call } from '../../call.ts'
import { refusePaused } from '../../care/pauses.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { refuse } from '../../refusal.ts'
import { boardState, findBoard } from '../../rewards/boards/board.ts'
import { boardItem, joinMark } from '../../rewards/boards/board-item.ts'
import { setMark } from '../../rewards/marks.ts'

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
