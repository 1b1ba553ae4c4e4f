import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { GameItem, readGames } from '../games/game-item.ts'

interface FavouriteGame {
  gameCode: string
  providerCode: string
  gameType: string
}

/** Every call about favourites returns the resulting list. */
const list = {
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ value: z.array(GameItem) }),
  read: ({ value }: { value: z.infer<typeof GameItem>[] }) => readGames(value),
} as const

const change = {
  ...list,
  kind: 'write',
  request: ({ gameCode, providerCode, gameType }: FavouriteGame) => ({
    game_code: gameCode,
    provider_code: providerCode,
    game_type: gameType,
  }),
  refusals: { notFound: 'notFound', limitReached: 'limitReached', tooManyRequests: 'tooManyRequests' },
} as const

/** The player's favourite games. */
export const favourites = platformCall({ ...list, path: '/api/home/fav_list', kind: 'read' })

/** Adds a favourite. */
export const favouriteAdd = platformCall({ ...change, path: '/api/home/fav_add' })

/** Removes a favourite. */
export const favouriteRemove = platformCall({ ...change, path: '/api/home/fav_remove' })
