import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { operation } from '../operation.ts'
import { getAccountStatus } from './account/profile.ts'
import { Game, GameCode, GameType, ProviderCode } from './games/catalogue.ts'

/**
 * The player's game balance, and the token balance as a decimal string without currency. Where the platform says that
 * some of the balance has to be bet before it is cash, `bonus` is that, and `cash` the rest.
 */
export const getBalance = operation(
  {
    method: 'GET',
    path: '/api/me/balance',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    response: z.object({
      balance: Money,
      cash: z.optional(Money),
      bonus: z.optional(Money),
      token: z.string(),
    }),
  },
  {
    request: {},
    response: { balance: { amount: '1234.50', currency: 'PHP' }, token: '20.00' },
  },
)

/**
 * The player's favorite games. The platform's list has only five fields (specification, section 3); the rest comes
 * from the brand's catalogue, so that a game's tile looks the same in every list.
 */
export const FavoriteGames = z.object({ games: z.array(Game) })

/** The player's favorite games, in the platform's order. */
export const listFavorites = operation(
  {
    method: 'GET',
    path: '/api/me/favorites',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    response: FavoriteGames,
  },
  {
    request: {},
    response: {
      games: [
        {
          gameCode: 'gold-rush',
          gameName: 'Gold Rush',
          gameNameLocal: '',
          gameType: 'SLOTS',
          category: 'slots',
          gameImage: '',
          providerCode: 'JILI',
          providerName: 'JILI',
          isHot: true,
          isNew: false,
          isMaintenance: false,
          maintenanceUntil: '',
          hasDemo: true,
        },
      ],
    },
  },
)

/** Adds a game to the favorites and returns the new list. Adding a favorite again changes nothing. */
export const addFavorite = operation(
  {
    method: 'POST',
    path: '/api/me/favorites',
    access: 'player',
    limit: 'writes',
    shows: 'toast',
    capability: 'favorites',
    body: z.strictObject({ gameCode: GameCode, providerCode: ProviderCode, gameType: GameType }),
    response: FavoriteGames,
  },
  {
    request: { body: { gameCode: 'gold-rush', providerCode: 'JILI', gameType: 'SLOTS' } },
    response: listFavorites.example.response,
  },
)

/** Removes a game from the favorites and returns the new list. Removing another game changes nothing. */
export const removeFavorite = operation(
  {
    method: 'DELETE',
    path: '/api/me/favorites/{providerCode}/{gameCode}',
    access: 'player',
    limit: 'writes',
    shows: 'toast',
    capability: 'favorites',
    params: z.object({ providerCode: ProviderCode, gameCode: GameCode }),
    query: z.object({ gameType: GameType }),
    response: FavoriteGames,
  },
  {
    request: { params: { providerCode: 'JILI', gameCode: 'gold-rush' }, query: { gameType: 'SLOTS' } },
    response: { games: [] },
  },
)

/** The games that the player opened most recently, latest first, each once. */
export const listRecentGames = operation(
  {
    method: 'GET',
    path: '/api/me/recent-games',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
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
  },
  {
    request: {},
    response: {
      games: listFavorites.example.response.games.map((game) => ({
        ...game,
        lastPlayedAt: '2026-05-01T20:15:00+08:00',
        hasOpenRound: false,
      })),
    },
  },
)

/**
 * Something of the player or the site that may have changed. Each event carries the whole value and never a difference,
 * so that a browser that missed some needs only the last of each name.
 */
export const PlayerEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('balance'), data: getBalance.response }),
  z.object({ event: z.literal('status'), data: getAccountStatus.response }),
  z.object({ event: z.literal('site'), data: z.object({ isOpen: z.boolean() }) }),
  /**
   * An opaque value that differs from the previous one when the player has moved money, claimed or played: deposits,
   * withdrawals, bonuses, missions and histories may look different now.
   */
  z.object({ event: z.literal('activity'), data: z.object({ version: z.string() }) }),
  /** The session is over, here or in another browser. The stream ends after it. */
  z.object({ event: z.literal('ended'), data: z.object({}) }),
  /** The stream ends, because it is old or the gateway restarts. Open it again after `retryInMs`. */
  z.object({ event: z.literal('bye'), data: z.object({ retryInMs: z.number() }) }),
])
export type PlayerEvent = z.infer<typeof PlayerEvent>

/**
 * What changes for the player, as server-sent events (WHATWG HTML, 9.2). The present values come first. The gateway asks
 * the platform once per player, however many streams are open; the stream does not extend the session.
 */
export const streamPlayerEvents = operation(
  {
    method: 'GET',
    path: '/api/me/events',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    stream: true,
    response: PlayerEvent,
  },
  {
    request: {},
    response: {
      event: 'balance',
      data: { balance: { amount: '1234.50', currency: 'PHP' }, token: '20.00' },
    },
  },
)
