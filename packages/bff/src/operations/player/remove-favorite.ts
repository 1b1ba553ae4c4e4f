import { favoriteRemove } from '../../areas/player/platform.ts'
import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import type { Handler } from '../handler.ts'

export const removeFavorite: Handler<'removeFavorite'> = async (
  { params, query },
  { callPlatform, ...parts },
) => ({
  games: await enrichPlayerGames(await callPlatform(favoriteRemove, { ...params, ...query }), parts),
})
