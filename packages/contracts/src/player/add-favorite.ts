import * as z from 'zod/mini'
import { GameCode, GameType, ProviderCode } from '../games/game-codes.ts'
import { type Example, operation } from '../operation.ts'
import { FavoriteGames, listFavoritesExample } from './list-favorites.ts'

/** Adds a game to the favorites and returns the new list. Adding a favorite again changes nothing. */
export const addFavorite = operation({
  method: 'POST',
  path: '/api/me/favorites',
  access: 'player',
  limit: 'writes',
  capability: 'favorites',
  body: z.strictObject({ gameCode: GameCode, providerCode: ProviderCode, gameType: GameType }),
  response: FavoriteGames,
})

export const addFavoriteExample: Example<typeof addFavorite> = {
  request: { body: { gameCode: 'gold-rush', providerCode: 'JILI', gameType: 'SLOTS' } },
  response: listFavoritesExample.response,
}
