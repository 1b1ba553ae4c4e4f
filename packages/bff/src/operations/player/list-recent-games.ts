import { enrichPlayerGames } from '../../sites/catalogue/enrich-player-games.ts'
import { recentGames } from '../../upstream/calls/player/recent-games.ts'
import type { Handler } from '../handler.ts'

export const listRecentGames: Handler<'listRecentGames'> = async (_request, { callPlatform, ...parts }) => ({
  games: await enrichPlayerGames(await callPlatform(recentGames, undefined), parts),
})
