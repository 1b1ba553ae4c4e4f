import * as z from 'zod/mini'
import { GameCode, GameType, ProviderCode } from '../games/game-codes.ts'
import { type Example, operation } from '../operation.ts'
import { FavouriteGames, listFavouritesExample } from './list-favourites.ts'

/** Adds a game to the favourites and returns the new list. Adding a favourite again changes nothing. */
export const addFavourite = operation({
  method: 'POST',
  path: '/api/me/favourites',
  access: 'player',
  limit: 'writes',
  capability: 'favourites',
  body: z.strictObject({ gameCode: GameCode, providerCode: ProviderCode, gameType: GameType }),
  response: FavouriteGames,
})

export const addFavouriteExample: Example<typeof addFavourite> = {
  request: { body: { gameCode: 'gold-rush', providerCode: 'JILI', gameType: 'SLOTS' } },
  response: listFavouritesExample.response,
}
