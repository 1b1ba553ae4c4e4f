import * as z from 'zod/mini'
import { Game } from '../games/game.ts'
import { type Example, operation } from '../operation.ts'

/** The player's favourite games; each says what the platform's list says (specification, section 3). */
const FavouriteGame = z.pick(Game, {
  gameCode: true,
  gameName: true,
  gameType: true,
  gameImage: true,
  providerCode: true,
})

/** The games the player has marked. */
export const listFavourites = operation({
  method: 'GET',
  path: '/api/me/favourites',
  access: 'player',
  limit: 'reads',
  response: z.object({ games: z.array(FavouriteGame) }),
})

export const listFavouritesExample: Example<typeof listFavourites> = {
  request: {},
  response: {
    games: [
      {
        gameCode: 'gold-rush',
        gameName: 'Gold Rush',
        gameType: 'SLOTS',
        gameImage: '',
        providerCode: 'JILI',
      },
    ],
  },
}
