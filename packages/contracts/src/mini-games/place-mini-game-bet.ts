import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { MiniGameParams } from './mini-game.ts'

/**
 * Stakes the tokens of one play. The platform draws the prize before it responds; the page only reveals it. Errors:
 * `limitReached` when no plays are left; `outcomeUnknown` when the platform did not respond, so that the tokens may
 * be staked.
 */
export const placeMiniGameBet = operation({
  method: 'POST',
  path: '/api/me/mini-games/{gameId}/bet',
  access: 'player',
  limit: 'writes',
  idempotency: 'optional',
  params: MiniGameParams,
  response: z.object({
    betId: z.string(),
    /** Empty where the platform reveals the prize with the reward only. */
    prizeId: z.string(),
    /** Tokens left, a decimal string; null where the platform leaves it out. */
    tokenBalance: z.nullable(z.string()),
  }),
  errors: {
    insufficientBalance: 422,
    limitReached: 422,
    notEligible: 422,
    selfExcluded: 422,
    coolOffActive: 422,
    outcomeUnknown: 504,
  },
})

export const placeMiniGameBetExample: Example<typeof placeMiniGameBet> = {
  request: { params: { gameId: 'wheel' } },
  response: { betId: 'b1', prizeId: 'p1', tokenBalance: '240.00' },
}
