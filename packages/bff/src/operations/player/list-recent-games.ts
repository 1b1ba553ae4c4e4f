import { shownGames } from '../../sites/catalogue/shown-games.ts'
import type { Handler } from '../handler.ts'
import { recentGames } from '../../upstream/calls/player/recent-games.ts'

export const listRecentGames: Handler<'listRecentGames'> = async (_request, { ask, ...parts }) => ({
  games: await shownGames(await ask(recentGames, undefined), parts),
})
