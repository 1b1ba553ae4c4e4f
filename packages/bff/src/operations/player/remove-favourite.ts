import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import { favouriteRemove } from '../../upstream/calls/player/favourites.ts'
import type { Handler } from '../handler.ts'

export const removeFavourite: Handler<'removeFavourite'> = async (
  { params, query },
  { callPlatform, ...parts },
) => ({
  games: await enrichPlayerGames(await callPlatform(favouriteRemove, { ...params, ...query }), parts),
})
