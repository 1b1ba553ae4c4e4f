import { shownGames } from '../../brands/shown-games.ts'
import type { Handler } from '../../http/handler.ts'
import { favourites } from '../../platform/player/favourites.ts'

export const listFavourites: Handler<'listFavourites'> = async (_request, { ask, ...parts }) => ({
  games: await shownGames(await ask(favourites, undefined), parts),
})
