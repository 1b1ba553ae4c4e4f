import { shownGames } from '../../brands/shown-games.ts'
import type { Handler } from '../../http/handler.ts'
import { favouriteRemove } from '../../platform/player/favourites.ts'

export const removeFavourite: Handler<'removeFavourite'> = async ({ params, query }, { ask, ...parts }) => ({
  games: await shownGames(await ask(favouriteRemove, { ...params, ...query }), parts),
})
