import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { LocalTexts } from './mini-game.ts'

/** One play: when (ISO 8601), which game, its cost in tokens (decimal string). `prize` is empty until it is settled. */
const Play = z.object({
  at: z.string(),
  gameId: z.string(),
  cost: z.string(),
  prize: z.string(),
  localPrizes: LocalTexts,
  state: z.string(),
})
export type Play = z.infer<typeof Play>

/** The player's history of mini-game plays, in the platform's order. */
export const listMiniGameLog = operation({
  method: 'GET',
  path: '/api/me/mini-games/log',
  access: 'player',
  limit: 'reads',
  response: z.object({ plays: z.array(Play) }),
})

export const listMiniGameLogExample: Example<typeof listMiniGameLog> = {
  request: {},
  response: {
    plays: [
      {
        at: '2030-01-01T08:00:00+08:00',
        gameId: 'wheel',
        cost: '10.00',
        prize: '₱50',
        localPrizes: { PHP: '₱50', CN: '₱50' },
        state: 'SETTLED',
      },
    ],
  },
}
