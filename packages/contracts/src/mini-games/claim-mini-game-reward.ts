import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { MiniGameParams } from './mini-game.ts'

/** Claims what was won with the last bet on a mini-game; a play that won nothing is settled by it too. */
export const claimMiniGameReward = operation({
  method: 'POST',
  path: '/api/me/mini-games/{gameId}/reward',
  access: 'player',
  limit: 'writes',
  idempotent: true,
  params: MiniGameParams,
  response: z.object({
    /** `CASH`, `TOKEN`, `NONE`, or a word of the platform's own. */
    rewardType: z.string(),
    /** A decimal string; empty where the platform does not tell it. */
    amount: z.string(),
    state: z.string(),
  }),
  errors: { alreadyClaimed: 422, expired: 422, notEligible: 422, outcomeUnknown: 504 },
})

export const claimMiniGameRewardExample: Example<typeof claimMiniGameReward> = {
  request: { params: { gameId: 'wheel' } },
  response: { rewardType: 'CASH', amount: '50.00', state: 'CLAIMED' },
}
