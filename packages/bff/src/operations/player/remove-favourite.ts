import { shownGames } from '../../sites/catalogue/shown-games.ts'
import type { Handler } from '../handler.ts'
import { favouriteRemove } from '../../upstream/calls/player/favourites.ts'

export const removeFavourite: Handler<'removeFavourite'> = async ({ params, query }, { ask, ...parts }) => ({
  games: await shownGames(await ask(favouriteRemove, { ...params, ...query }), parts),
})
