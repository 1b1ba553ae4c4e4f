import * as z from 'zod/mini'
import { wholeList } from '../../decoding/list-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { LeaderboardItem, readLeaderboard } from './leaderboard-item.ts'

/** The brand's leaderboards, with pictures as written; asked for a player, each says whether the player takes part. */
export const leaderboardList = platformCall({
  path: '/api/leaderboard/list',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  response: z.object({ value: z.array(LeaderboardItem) }),
  read({ value }, { input }: ReadContext<{ currency: string }>) {
    const boards = value.filter(({ board_id, state }) => board_id !== '' && state !== '')
    return wholeList(boards.map((item) => readLeaderboard(item, input.currency)))
  },
  refusals: { tooManyRequests: 'tooManyRequests' },
})
