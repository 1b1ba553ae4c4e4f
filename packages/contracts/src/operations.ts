import { launchGame } from './games/launch-game.ts'
import { listGames } from './games/list-games.ts'
import { listMatches } from './games/list-matches.ts'
import type { DeclaredErrors, Request, RequestInput, Response } from './operation.ts'
import { getBalance } from './player/get-balance.ts'
import { getVip } from './player/get-vip.ts'
import { listFavourites } from './player/list-favourites.ts'
import type { CommonErrorCode } from './problem.ts'
import { getSession } from './session/get-session.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { getCms } from './site/get-cms.ts'
import { getSeo } from './site/get-seo.ts'
import { getStartup } from './site/get-startup.ts'
import { getTopTen } from './site/get-top-ten.ts'

/** Every operation, one line each. The key is the operation's id, shared by contract, handler, file and test. */
export const operations = {
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

export type Operations = typeof operations
export type OperationId = keyof Operations
export const operationIds = Object.keys(operations) as OperationId[]

export type RequestOf<Id extends OperationId> = Request<Operations[Id]>
export type InputOf<Id extends OperationId> = RequestInput<Operations[Id]>
export type ResponseOf<Id extends OperationId> = Response<Operations[Id]>
/** Every code the operation may answer with. */
export type ErrorOf<Id extends OperationId> = CommonErrorCode | DeclaredErrors<Operations[Id]>
