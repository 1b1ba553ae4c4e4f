import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { CategoryIdSchema } from '../site/startup.ts'
import { gameListNames, gameSorts } from './lists.ts'

/** The platform's code for a provider. */
export const ProviderCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))

/** The platform's code for a game, unique within its provider (see `gameKey`). */
export const GameCode = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/))

/** The platform's game type (`SLOTS`, `LIVECASINO`); `categoryByName` gives the category. */
export const GameType = z.string().check(z.regex(/^[A-Za-z0-9_ -]{1,32}$/))

/** The platform's id for one launch of a game, from `launchGame` to `closeGame`. */
export const GameSessionId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,128}$/))

/** How unevenly a game pays: often and little, or seldom and much. */
export const volatilities = ['LOW', 'MEDIUM', 'HIGH'] as const

/** A game of the catalogue, as game tiles show it (specification, section 3; the platform's contract, 2.8). */
export const Game = z.object({
  gameCode: z.string(),
  gameName: z.string(),
  /** The name in the brand's local language; empty where there is none. */
  gameNameLocal: z.string(),
  /** The platform's game type. */
  gameType: z.string(),
  /** Null when the game type belongs to no category. */
  category: z.nullable(CategoryIdSchema),
  /** Address of the picture; empty where there is none. */
  gameImage: z.string(),
  providerCode: z.string(),
  providerName: z.string(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** The game, or its whole provider, is in maintenance. */
  isMaintenance: z.boolean(),
  /** When the provider's maintenance ends, ISO 8601; empty where that is unknown. */
  maintenanceUntil: z.string(),
  /** Can be launched with play money (`mode: 'DEMO'`). */
  hasDemo: z.boolean(),
  /** What the game pays back in the long run, in percent, as `96.50`; left out where the platform does not say. */
  rtp: z.optional(z.string()),
  /** How unevenly it pays; left out where the platform does not say. */
  volatility: z.optional(z.enum(volatilities)),
})
export type Game = z.infer<typeof Game>

// Query values arrive as text.
const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce.number<number>().check(z.int(), z.gte(minimum), z.lte(maximum))

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

/**
 * Games of the brand: one of its four curated lists, or a page of its whole catalogue, filtered. The search `q`
 * ignores case, accents and punctuation, and tolerates one typing error in a word of four characters or more.
 */
export const listGames = operation(
  {
    method: 'GET',
    path: '/api/games',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
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
  },
  {
    request: { query: { list: 'hot', page: 1 } },
    response: {
      games: [goldRush],
      total: 1,
      page: 1,
      perPage: 60,
      hasHotGames: true,
      providers: [{ code: 'JILI', name: 'JILI', imageUrl: '/media/art/providers/JILI.svg', count: 1 }],
    },
  },
)
