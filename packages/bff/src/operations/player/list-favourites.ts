import { shownGames } from '../../sites/catalogue/shown-games.ts'
import type { Handler } from '../handler.ts'
import { favourites } from '../../upstream/calls/player/favourites.ts'

export const listFavourites: Handler<'listFavourites'> = async (_request, { ask, ...parts }) => ({
  games: await shownGames(await ask(favourites, undefined), parts),
})
