import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { Leaderboard, leaderboardExample } from './leaderboard.ts'

/** The brand's leaderboards, in the platform's order; for a player with whether the player takes part. */
export const listLeaderboards = operation({
  method: 'GET',
  path: '/api/leaderboards',
  access: 'anyone',
  limit: 'reads',
  visitorCache: 'catalogue',
  capability: 'leaderboards',
  response: listOf(Leaderboard),
})

export const listLeaderboardsExample: Example<typeof listLeaderboards> = {
  request: {},
  response: { items: [leaderboardExample], total: 1, page: 1, perPage: 1 },
}
