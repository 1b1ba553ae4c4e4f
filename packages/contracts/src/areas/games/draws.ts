import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { drawCategories } from './lists.ts'

/** A draw that is over; its numbers are in the order in which they came. */
export const Draw = z.object({ drawId: z.string(), drawnAt: z.string(), numbers: z.array(z.string()) })
export type Draw = z.infer<typeof Draw>

/** A game with its latest draws, the last one first. */
export const DrawGame = z.object({
  providerCode: z.string(),
  gameCode: z.string(),
  gameType: z.string(),
  gameName: z.string(),
  gameNameLocal: z.string(),
  draws: z.array(Draw),
})
export type DrawGame = z.infer<typeof DrawGame>

/** The latest results of a category's games. */
export const listDraws = operation(
  {
    method: 'GET',
    path: '/api/draws',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'draws',
    cache: 'live',
    query: z.object({ category: z.enum(drawCategories) }),
    response: z.object({ games: z.array(DrawGame) }),
  },
  {
    request: { query: { category: 'lottery' } },
    response: {
      games: [
        {
          ...{ providerCode: 'TCGLOTTERY', gameCode: 'manila-3d', gameType: 'LOTTERY' },
          ...{ gameName: 'Manila 3D', gameNameLocal: '马尼拉三位彩' },
          draws: [{ drawId: 'D1', drawnAt: '2030-01-01T21:00:00+08:00', numbers: ['4', '0', '7'] }],
        },
      ],
    },
  },
)
