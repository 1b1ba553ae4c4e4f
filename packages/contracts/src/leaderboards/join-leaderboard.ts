import { idParams } from '../cashier/cashier-ids.ts'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from '../promotions/claim-errors.ts'
import { Leaderboard, leaderboardExample } from './leaderboard.ts'

/** Takes part in a leaderboard that has to be joined, and returns it as it is afterwards. */
export const joinLeaderboard = operation({
  method: 'POST',
  path: '/api/leaderboards/{id}/join',
  access: 'player',
  limit: 'writes',
  capability: 'leaderboards',
  idempotency: 'required',
  params: idParams,
  response: Leaderboard,
  errors: claimErrors,
})

export const joinLeaderboardExample: Example<typeof joinLeaderboard> = {
  request: { params: { id: 'WEEK1' } },
  response: { ...leaderboardExample, joined: true },
}
