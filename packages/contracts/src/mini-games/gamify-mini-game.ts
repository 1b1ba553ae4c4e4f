import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** Brings the player's points up to date. Levels are names or numbers, as the platform has them. */
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
