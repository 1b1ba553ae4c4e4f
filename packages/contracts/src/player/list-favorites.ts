import * as z from 'zod/mini'
import { Game } from '../games/game.ts'
import { type Example, operation } from '../operation.ts'

/**
 * The player's favorite games. The platform's list has only five fields (specification, section 3); the rest comes
 * from the brand's catalogue, so that a game's tile looks the same in every list.
 */
export const FavoriteGames = z.object({ games: z.array(Game) })

/** The player's favorite games, in the platform's order. */
export const listFavorites = operation({
  method: 'GET',
  path: '/api/me/favorites',
  access: 'player',
  limit: 'reads',
  response: FavoriteGames,
})

export const listFavoritesExample: Example<typeof listFavorites> = {
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
