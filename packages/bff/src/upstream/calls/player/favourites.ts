import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { GameItem, readGames } from '../games/game-item.ts'

interface FavouriteGame {
  gameCode: string
  providerCode: string
  gameType: string
}

/** Every call about favourites answers the list as it then is. */
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

/** The games the player has marked. */
export const favourites = platformCall({ ...list, path: '/api/home/fav_list', kind: 'read' })

/** Marks a game. */
export const favouriteAdd = platformCall({ ...change, path: '/api/home/fav_add' })

/** Takes the mark off a game. */
export const favouriteRemove = platformCall({ ...change, path: '/api/home/fav_remove' })
