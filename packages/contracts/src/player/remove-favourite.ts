import * as z from 'zod/mini'
import { GameCode, GameType, ProviderCode } from '../games/game-codes.ts'
import { type Example, operation } from '../operation.ts'
import { FavouriteGames } from './list-favourites.ts'

/** Removes a game from the favourites and returns the new list. Removing another game changes nothing. */
export const removeFavourite = operation({
  method: 'DELETE',
  path: '/api/me/favourites/{providerCode}/{gameCode}',
  access: 'player',
  limit: 'writes',
  capability: 'favourites',
  params: z.object({ providerCode: ProviderCode, gameCode: GameCode }),
  query: z.object({ gameType: GameType }),
  response: FavouriteGames,
})

export const removeFavouriteExample: Example<typeof removeFavourite> = {
  request: { params: { providerCode: 'JILI', gameCode: 'gold-rush' }, query: { gameType: 'SLOTS' } },
  response: { games: [] },
}
