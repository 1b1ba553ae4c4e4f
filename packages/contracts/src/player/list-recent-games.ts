import * as z from 'zod/mini'
import { Game } from '../games/game.ts'
import { type Example, operation } from '../operation.ts'
import { listFavoritesExample } from './list-favorites.ts'

/** The games that the player opened most recently, latest first, each once. */
export const listRecentGames = operation({
  method: 'GET',
  path: '/api/me/recent-games',
  access: 'player',
  limit: 'reads',
  capability: 'recentGames',
  response: z.object({
    games: z.array(
      z.object({
        ...Game.shape,
        /** ISO 8601; empty where the platform leaves it out. */
        lastPlayedAt: z.string(),
        /** Whether the player left a round unfinished. */
        hasOpenRound: z.boolean(),
      }),
    ),
  }),
})

export const listRecentGamesExample: Example<typeof listRecentGames> = {
  request: {},
  response: {
    games: listFavoritesExample.response.games.map((game) => ({
      ...game,
      lastPlayedAt: '2026-05-01T20:15:00+08:00',
      hasOpenRound: false,
    })),
  },
}
