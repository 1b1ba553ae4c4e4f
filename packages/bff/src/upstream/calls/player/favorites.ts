import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { GameItem, readGames } from '../games/game-item.ts'

interface FavoriteGame {
  gameCode: string
  providerCode: string
  gameType: string
}

/** Every call about favorites returns the resulting list. */
const list = {
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ value: z.array(GameItem) }),
  read: ({ value }: { value: z.infer<typeof GameItem>[] }) => readGames(value),
} as const

const change = {
  ...list,
  kind: 'write',
  request: ({ gameCode, providerCode, gameType }: FavoriteGame) => ({
    game_code: gameCode,
    provider_code: providerCode,
    game_type: gameType,
  }),
  refusals: { notFound: 'notFound', limitReached: 'limitReached', tooManyRequests: 'tooManyRequests' },
} as const

/** The player's favorite games. */
export const favorites = platformCall({ ...list, path: '/api/home/fav_list', kind: 'read' })

/** Adds a favorite. */
export const favoriteAdd = platformCall({ ...change, path: '/api/home/fav_add' })

/** Removes a favorite. */
export const favoriteRemove = platformCall({ ...change, path: '/api/home/fav_remove' })
