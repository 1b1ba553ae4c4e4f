import * as z from 'zod/mini'
import { amount, flag, list, orNone, time } from '../../upstream/decoding/field-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { GameItem, readGame, readGames } from '../games/platform.ts'

/** The player's game balance and tokens. An unreadable balance is a failure, because it must never show as zero. */
export const balance = platformCall({
  path: '/api/auth/get_balance',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  needs: ['currency'],
  response: z.object({ game_balance: amount(), game_token: amount() }),
  read({ game_balance, game_token }, { currency }) {
    if (game_balance === '') throw new UnusableAnswer('No balance')
    return { balance: { amount: game_balance, currency }, token: game_token || '0.00' }
  },
})

interface FavoriteGame {
  gameCode: string
  providerCode: string
  gameType: string
}

/** Every call about favorites returns the resulting list. */
const favoriteGames = {
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ value: list(GameItem) }),
  read: ({ value }: { value: z.infer<typeof GameItem>[] }) => readGames(value),
} as const

const change = {
  ...favoriteGames,
  kind: 'write',
  request: ({ gameCode, providerCode, gameType }: FavoriteGame) => ({
    game_code: gameCode,
    provider_code: providerCode,
    game_type: gameType,
  }),
  refusals: { notFound: 'notFound', limitReached: 'limitReached', tooManyRequests: 'tooManyRequests' },
} as const

/** The player's favorite games. */
export const favorites = platformCall({ ...favoriteGames, path: '/api/home/fav_list', kind: 'read' })

/** Adds a favorite. */
export const favoriteAdd = platformCall({ ...change, path: '/api/home/fav_add' })

/** Removes a favorite. */
export const favoriteRemove = platformCall({ ...change, path: '/api/home/fav_remove' })

const RecentItem = z.extend(GameItem, {
  last_played_at: z.optional(time()),
  has_open_round: orNone(flag()),
})

/** The games that the player opened last, most recent first. */
export const recentGames = platformCall({
  path: '/api/game/recent',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ value: list(RecentItem) }),
  read: ({ value }) =>
    value
      .filter((item) => item.game_code !== '' && item.provider_code !== '')
      .map((item) => ({
        ...readGame(item),
        lastPlayedAt: item.last_played_at ?? '',
        hasOpenRound: item.has_open_round ?? false,
      })),
})
