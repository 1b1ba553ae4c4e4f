import * as z from 'zod/mini'
import { Game } from '../games/game.ts'
import { type Example, operation } from '../operation.ts'

/**
 * The player's favourite games. The platform's list has only five fields (specification, section 3); the rest comes
 * from the brand's catalogue, so that a game's tile looks the same in every list.
 */
export const FavouriteGames = z.object({ games: z.array(Game) })

/** The player's favourite games, in the platform's order. */
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
