import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { GameSessionId } from './game-codes.ts'

/**
 * Closes a game that the player has left, and reports on the session: the balance now, how long the game was open,
 * and what was bet and won in total. Amounts that the platform leaves out are null.
 */
export const closeGame = operation({
  method: 'POST',
  path: '/api/games/close',
  access: 'player',
  limit: 'writes',
  capability: 'games',
  body: z.strictObject({ gameSessionId: GameSessionId }),
  response: z.object({
    balance: z.nullable(Money),
    durationSeconds: z.number(),
    betTotal: z.nullable(Money),
    winTotal: z.nullable(Money),
  }),
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const closeGameExample: Example<typeof closeGame> = {
  request: { body: { gameSessionId: 'gs-1' } },
  response: {
    balance: money('1284.50'),
    durationSeconds: 320,
    betTotal: money('150.00'),
    winTotal: money('134.50'),
  },
}
