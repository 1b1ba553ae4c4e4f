import { recentGames } from '../../areas/player/platform.ts'
import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import type { Handler } from '../handler.ts'

export const listRecentGames: Handler<'listRecentGames'> = async (_request, { callPlatform, ...parts }) => ({
  games: await enrichPlayerGames(await callPlatform(recentGames, undefined), parts),
})
