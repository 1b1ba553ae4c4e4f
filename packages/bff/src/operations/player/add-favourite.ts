import { shownGames } from '../../sites/catalogue/shown-games.ts'
import type { Handler } from '../handler.ts'
import { favouriteAdd } from '../../upstream/calls/player/favourites.ts'

export const addFavourite: Handler<'addFavourite'> = async ({ body }, { ask, ...parts }) => ({
  games: await shownGames(await ask(favouriteAdd, body), parts),
})
