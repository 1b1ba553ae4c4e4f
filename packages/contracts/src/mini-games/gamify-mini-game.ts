import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** Recalculates the player's mini-game points and level. Levels are names or numbers, as the platform gives them. */
export const gamifyMiniGame = operation({
  method: 'POST',
  path: '/api/me/mini-games/gamify',
  access: 'player',
  limit: 'writes',
  response: z.object({ points: z.number(), level: z.string(), nextLevel: z.string() }),
})

export const gamifyMiniGameExample: Example<typeof gamifyMiniGame> = {
  request: {},
  response: { points: 120, level: 'Bronze', nextLevel: 'Silver' },
}
