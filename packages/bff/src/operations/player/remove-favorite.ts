import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import { favoriteRemove } from '../../upstream/calls/player/favorites.ts'
import type { Handler } from '../handler.ts'

export const removeFavorite: Handler<'removeFavorite'> = async (
  { params, query },
  { callPlatform, ...parts },
) => ({
  games: await enrichPlayerGames(await callPlatform(favoriteRemove, { ...params, ...query }), parts),
})
