import { shownGames } from '../../brands/shown-games.ts'
import type { Handler } from '../../http/handler.ts'
import { recentGames } from '../../platform/player/recent-games.ts'

export const listRecentGames: Handler<'listRecentGames'> = async (_request, { ask, ...parts }) => ({
  games: await shownGames(await ask(recentGames, undefined), parts),
})
