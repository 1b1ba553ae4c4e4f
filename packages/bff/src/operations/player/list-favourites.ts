import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import { favourites } from '../../upstream/calls/player/favourites.ts'
import type { Handler } from '../handler.ts'

export const listFavourites: Handler<'listFavourites'> = async (_request, { callPlatform, ...parts }) => ({
  games: await enrichPlayerGames(await callPlatform(favourites, undefined), parts),
})
