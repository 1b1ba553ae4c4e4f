import * as z from 'zod/mini'
import { text } from '../field-readers.ts'
import { platformCall } from '../platform-call.ts'

const Favourite = z.object({
  game_code: text(),
  game_name: text(),
  game_type: text(),
  img_url: text(),
  provider_code: text(),
})

/** The games the player has marked. */
export const favourites = platformCall({
  path: '/api/home/fav_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ value: z.array(Favourite) }),
  read: ({ value }) => ({
    games: value
      .filter((game) => game.game_code !== '' && game.provider_code !== '')
      .map((game) => ({
        gameCode: game.game_code,
        gameName: game.game_name || game.game_code,
        gameType: game.game_type,
        gameImage: game.img_url,
        providerCode: game.provider_code,
      })),
  }),
})
