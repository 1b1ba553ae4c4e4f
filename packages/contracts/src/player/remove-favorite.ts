import * as z from 'zod/mini'
import { GameCode, GameType, ProviderCode } from '../games/game-codes.ts'
import { type Example, operation } from '../operation.ts'
import { FavoriteGames } from './list-favorites.ts'

/** Removes a game from the favorites and returns the new list. Removing another game changes nothing. */
export const removeFavorite = operation({
  method: 'DELETE',
  path: '/api/me/favorites/{providerCode}/{gameCode}',
  access: 'player',
  limit: 'writes',
  capability: 'favorites',
  params: z.object({ providerCode: ProviderCode, gameCode: GameCode }),
  query: z.object({ gameType: GameType }),
  response: FavoriteGames,
})

export const removeFavoriteExample: Example<typeof removeFavorite> = {
  request: { params: { providerCode: 'JILI', gameCode: 'gold-rush' }, query: { gameType: 'SLOTS' } },
  response: { games: [] },
}
