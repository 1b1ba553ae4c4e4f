import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import { favouriteAdd } from '../../upstream/calls/player/favourites.ts'
import type { Handler } from '../handler.ts'

export const addFavourite: Handler<'addFavourite'> = async ({ body }, { callPlatform, ...parts }) => ({
  games: await enrichPlayerGames(await callPlatform(favouriteAdd, body), parts),
})
