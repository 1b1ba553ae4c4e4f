import type { Handlers } from './http/mount-operations.ts'
import { launchGame } from './operations/games/launch-game.ts'
import { listGames } from './operations/games/list-games.ts'
import { listMatches } from './operations/games/list-matches.ts'
import { getBalance } from './operations/player/get-balance.ts'
import { getVip } from './operations/player/get-vip.ts'
import { listFavourites } from './operations/player/list-favourites.ts'
import { getSession } from './operations/session/get-session.ts'
import { login } from './operations/session/login.ts'
import { logout } from './operations/session/logout.ts'
import { getCms } from './operations/site/get-cms.ts'
import { getSeo } from './operations/site/get-seo.ts'
import { getStartup } from './operations/site/get-startup.ts'
import { getTopTen } from './operations/site/get-top-ten.ts'

/** A handler for every operation of the contract; the compiler names the one that is missing. */
export const handlers: Handlers = {
  getStartup,
  getSeo,
  getCms,
  getTopTen,
  listGames,
  listMatches,
  login,
  logout,
  getSession,
  getBalance,
  getVip,
  listFavourites,
  launchGame,
}
