import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { MiniGameParams } from './mini-game.ts'

/** Stakes the tokens of one play. The platform has picked the prize already; the page only shows it. */
export const placeMiniGameBet = operation({
  method: 'POST',
  path: '/api/me/mini-games/{gameId}/bet',
  access: 'player',
  limit: 'writes',
  idempotent: true,
  params: MiniGameParams,
  response: z.object({
    betId: z.string(),
    /** Empty where the platform tells it with the reward. */
    prizeId: z.string(),
    /** Null where the platform does not tell it. */
    tokenBalance: z.nullable(z.string()),
  }),
  errors: { insufficientBalance: 422, limitReached: 422, notEligible: 422, outcomeUnknown: 504 },
})

export const placeMiniGameBetExample: Example<typeof placeMiniGameBet> = {
  request: { params: { gameId: 'wheel' } },
  response: { betId: 'b1', prizeId: 'p1', tokenBalance: '240.00' },
}
