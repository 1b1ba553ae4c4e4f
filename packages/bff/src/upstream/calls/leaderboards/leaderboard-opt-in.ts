import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { claimRefusals } from '../promotions/claim-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { LeaderboardItem, readLeaderboard } from './leaderboard-item.ts'

interface OptIn {
  boardId: string
  /** The idempotency key. */
  requestId: string | undefined
  currency: string
}

/** Takes part in a leaderboard, whose picture is as written. */
export const leaderboardOptIn = platformCall({
  path: '/api/leaderboard/opt_in',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ boardId, requestId }: OptIn) => ({ request_id: requestId, board_id: boardId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: LeaderboardItem,
  read(item, { input }: ReadContext<OptIn>) {
    if (item.board_id === '' || item.state === '') throw new UnusableAnswer('No leaderboard')
    return readLeaderboard(item, input.currency)
  },
  refusals: claimRefusals,
})
