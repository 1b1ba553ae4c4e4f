import * as z from 'zod/mini'
import { Game } from '../games/game.ts'
import { type Example, operation } from '../operation.ts'

/**
 * The player's favourite games. What the platform's list says of each (specification, section 3), and the rest from
 * the brand's catalogue, so that a tile shows the same wherever it stands.
 */
export const FavouriteGames = z.object({ games: z.array(Game) })

/** The games the player has marked. */
export const listFavourites = operation({
  method: 'GET',
  path: '/api/me/favourites',
  access: 'player',
  limit: 'reads',
  response: FavouriteGames,
})

export const listFavouritesExample: Example<typeof listFavourites> = {
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
}
