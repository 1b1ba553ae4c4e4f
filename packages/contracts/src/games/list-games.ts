import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { CategoryIdSchema } from '../site/get-startup.ts'
import { Game } from './game.ts'
import { ProviderCode } from './game-codes.ts'
import { gameListNames, gameSorts } from './game-lists.ts'

// Query values arrive as text.
const wholeNumber = (least: number, most: number) =>
  z.coerce.number<number>().check(z.int(), z.gte(least), z.lte(most))

/**
 * Games of the brand: one of its four lists, or its whole catalogue, filtered. Search forgives case, accents, and
 * one slip in a word of four letters or more.
 * `hasHotGames` says whether the platform's own hot list holds anything.
 */
export const listGames = operation({
  method: 'GET',
  path: '/api/games',
  access: 'anyone',
  limit: 'reads',
  capability: 'games',
  cache: 'catalogue',
  query: z.object({
    list: z.optional(z.enum(gameListNames)),
    category: z.optional(CategoryIdSchema),
    provider: z.optional(ProviderCode),
    q: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))),
    sort: z.optional(z.enum(gameSorts)),
    page: z.optional(wholeNumber(1, 10000)),
    perPage: z.optional(wholeNumber(1, 200)),
  }),
  response: z.object({
    games: z.array(Game),
    total: z.number(),
    page: z.number(),
    perPage: z.number(),
    hasHotGames: z.boolean(),
    /** The providers of the games that match everything but the provider filter, with how many games each. */
    providers: z.array(
      z.object({ code: z.string(), name: z.string(), imageUrl: z.string(), count: z.number() }),
    ),
  }),
})

const goldRush: Game = {
  gameCode: 'gold-rush',
  gameName: 'Gold Rush',
  gameNameLocal: '',
  gameType: 'SLOTS',
  category: 'slots',
  gameImage: '/media/art/games/JILI/gold-rush.svg',
  providerCode: 'JILI',
  providerName: 'JILI',
  isHot: true,
  isNew: false,
  isMaintenance: false,
  maintenanceUntil: '',
  hasDemo: true,
}

export const listGamesExample: Example<typeof listGames> = {
  request: { query: { list: 'hot', page: 1 } },
  response: {
    games: [goldRush],
    total: 1,
    page: 1,
    perPage: 60,
    hasHotGames: true,
    providers: [{ code: 'JILI', name: 'JILI', imageUrl: '/media/art/providers/JILI.svg', count: 1 }],
  },
}
