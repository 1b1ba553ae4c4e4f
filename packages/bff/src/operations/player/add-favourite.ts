import { shownGames } from '../../brands/shown-games.ts'
import type { Handler } from '../../http/handler.ts'
import { favouriteAdd } from '../../platform/player/favourites.ts'

export const addFavourite: Handler<'addFavourite'> = async ({ body }, { ask, ...parts }) => ({
  games: await shownGames(await ask(favouriteAdd, body), parts),
})
