import * as devices from './areas/account/devices.ts'
import * as mobile from './areas/account/mobile.ts'
import * as password from './areas/account/password.ts'
import * as profile from './areas/account/profile.ts'
import * as signup from './areas/account/signup.ts'
import * as banks from './areas/banks.ts'
import * as depositMethods from './areas/cashier/deposit-methods.ts'
import * as deposits from './areas/cashier/deposits.ts'
import * as outcomes from './areas/cashier/outcomes.ts'
import * as withdrawals from './areas/cashier/withdrawals.ts'
import * as catalogue from './areas/games/catalogue.ts'
import * as draws from './areas/games/draws.ts'
import * as launch from './areas/games/launch.ts'
import * as matches from './areas/games/matches.ts'
import * as tables from './areas/games/tables.ts'
import * as inbox from './areas/inbox.ts'
import * as kyc from './areas/kyc.ts'
import * as leaderboards from './areas/leaderboards.ts'
import * as miniGames from './areas/mini-games.ts'
import * as missions from './areas/missions.ts'
import * as news from './areas/news.ts'
import * as notifications from './areas/notifications.ts'
import * as player from './areas/player.ts'
import * as bonuses from './areas/promotions/bonuses.ts'
import * as promotions from './areas/promotions/promotions.ts'
import * as referral from './areas/referral.ts'
import * as reports from './areas/reports/reports.ts'
import * as responsibleGaming from './areas/responsible-gaming.ts'
import * as oneTimeCodes from './areas/session/one-time-codes.ts'
import * as session from './areas/session/session.ts'
import * as channels from './areas/site/channels.ts'
import * as notices from './areas/site/notices.ts'
import * as startup from './areas/site/startup.ts'
import * as texts from './areas/site/texts.ts'
import * as support from './areas/support.ts'
import * as vip from './areas/vip.ts'
import type { DeclaredErrors, OperationDeclaration, Request, RequestInput, Response } from './operation.ts'
import type { CommonErrorCode } from './problem.ts'

/** What a module declares beside its shapes: its operations. */
type DeclaredIn<Module> = {
  [Name in keyof Module as Module[Name] extends OperationDeclaration ? Name : never]: Module[Name]
}

function declaredIn<Module extends object>(module: Module): DeclaredIn<Module> {
  const isOperation = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => isOperation(value)),
  ) as DeclaredIn<Module>
}

/**
 * Every operation of the API by id: what the areas declare. The id is shared by the contract, the handler and the client
 * call; a handler that is missing does not compile.
 */
const declared = {
  ...declaredIn(devices),
  ...declaredIn(mobile),
  ...declaredIn(password),
  ...declaredIn(profile),
  ...declaredIn(signup),
  ...declaredIn(banks),
  ...declaredIn(depositMethods),
  ...declaredIn(deposits),
  ...declaredIn(outcomes),
  ...declaredIn(withdrawals),
  ...declaredIn(catalogue),
  ...declaredIn(draws),
  ...declaredIn(launch),
  ...declaredIn(matches),
  ...declaredIn(tables),
  ...declaredIn(inbox),
  ...declaredIn(kyc),
  ...declaredIn(leaderboards),
  ...declaredIn(miniGames),
  ...declaredIn(missions),
  ...declaredIn(news),
  ...declaredIn(notifications),
  ...declaredIn(player),
  ...declaredIn(bonuses),
  ...declaredIn(promotions),
  ...declaredIn(referral),
  ...declaredIn(reports),
  ...declaredIn(responsibleGaming),
  ...declaredIn(oneTimeCodes),
  ...declaredIn(session),
  ...declaredIn(channels),
  ...declaredIn(notices),
  ...declaredIn(startup),
  ...declaredIn(texts),
  ...declaredIn(support),
  ...declaredIn(vip),
}

type Declared = typeof declared
// An interface, so that the compiler writes its name and not all that is in it.
export interface Operations extends Declared {}
export const operations: Operations = declared

export type OperationId = keyof Operations
export const operationIds = Object.keys(operations) as OperationId[]

/** What the operation's handler receives. */
export type RequestOf<Id extends OperationId> = object & Request<Operations[Id]>
/** What a caller of the operation passes. */
export type InputOf<Id extends OperationId> = RequestInput<Operations[Id]>
/** The body of the operation's successful response. */
export type ResponseOf<Id extends OperationId> = Response<Operations[Id]>
/** Every error code that the operation may respond with. */
export type ErrorOf<Id extends OperationId> = CommonErrorCode | DeclaredErrors<Operations[Id]>
