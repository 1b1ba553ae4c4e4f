import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { CategoryIdSchema } from '../site/get-startup.ts'
import { Game } from './game.ts'
import { ProviderCode } from './game-codes.ts'
import { gameListNames, gameSorts } from './game-lists.ts'

// Query values arrive as text.
const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce.number<number>().check(z.int(), z.gte(minimum), z.lte(maximum))

/**
 * Games of the brand: one of its four curated lists, or a page of its whole catalogue, filtered. The search `q`
 * ignores case, accents and punctuation, and tolerates one typing error in a word of four characters or more.
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
    /** Matching games on all pages. */
    total: z.number(),
    page: z.number(),
    perPage: z.number(),
    /** Whether the platform's hot list has any games; if not, `list: 'hot'` gives the default list. */
    hasHotGames: z.boolean(),
    /** Facets: the providers of the games that match all other filters, with their numbers of games. */
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
