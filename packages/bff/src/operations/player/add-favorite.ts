import { favoriteAdd } from '../../areas/player/platform.ts'
import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import type { Handler } from '../handler.ts'

export const addFavorite: Handler<'addFavorite'> = async ({ body }, { callPlatform, ...parts }) => ({
  games: await enrichPlayerGames(await callPlatform(favoriteAdd, body), parts),
})
