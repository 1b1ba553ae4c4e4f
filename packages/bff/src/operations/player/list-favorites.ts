import { favorites } from '../../areas/player/platform.ts'
import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import type { Handler } from '../handler.ts'

export const listFavorites: Handler<'listFavorites'> = async (_request, { callPlatform, ...parts }) => ({
  games: await enrichPlayerGames(await callPlatform(favorites, undefined), parts),
})
