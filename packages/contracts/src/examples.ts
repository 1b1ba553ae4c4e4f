import { launchGameExample } from './games/launch-game.ts'
import { listGamesExample } from './games/list-games.ts'
import { listMatchesExample } from './games/list-matches.ts'
import type { Example } from './operation.ts'
import type { OperationId, Operations } from './operations.ts'
import { getBalanceExample } from './player/get-balance.ts'
import { getVipExample } from './player/get-vip.ts'
import { listFavouritesExample } from './player/list-favourites.ts'
import { getSessionExample } from './session/get-session.ts'
import { loginExample } from './session/login.ts'
import { logoutExample } from './session/logout.ts'
import { getCmsExample } from './site/get-cms.ts'
import { getSeoExample } from './site/get-seo.ts'
import { getStartupExample } from './site/get-startup.ts'
import { getTopTenExample } from './site/get-top-ten.ts'

/** One example per operation. Kept apart from the list so that examples do not reach the browser. */
export const examples: { [Id in OperationId]: Example<Operations[Id]> } = {
  getStartup: getStartupExample,
  getSeo: getSeoExample,
  getCms: getCmsExample,
  getTopTen: getTopTenExample,
  listGames: listGamesExample,
  listMatches: listMatchesExample,
  login: loginExample,
  logout: logoutExample,
  getSession: getSessionExample,
  getBalance: getBalanceExample,
  getVip: getVipExample,
  listFavourites: listFavouritesExample,
  launchGame: launchGameExample,
}
