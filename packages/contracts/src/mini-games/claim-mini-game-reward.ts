import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { MiniGameParams } from './mini-game.ts'

/**
 * Settles the last bet on a mini-game and pays its prize, if it won one. Errors: `notEligible` without an unsettled
 * bet; `outcomeUnknown` when the platform did not respond, so that the prize may have been paid.
 */
export const claimMiniGameReward = operation({
  method: 'POST',
  path: '/api/me/mini-games/{gameId}/reward',
  access: 'player',
  limit: 'writes',
  idempotency: 'optional',
  params: MiniGameParams,
  response: z.object({
    /** `CASH`, `TOKEN`, `NONE`, or another reward type of the platform. */
    rewardType: z.string(),
    /** A decimal string; empty where the platform leaves it out. */
    amount: z.string(),
    /** `CLAIMED`, or another state of the platform. */
    state: z.string(),
  }),
  errors: { alreadyClaimed: 422, expired: 422, notEligible: 422, outcomeUnknown: 504 },
})

export const claimMiniGameRewardExample: Example<typeof claimMiniGameReward> = {
  request: { params: { gameId: 'wheel' } },
  response: { rewardType: 'CASH', amount: '50.00', state: 'CLAIMED' },
}
