import type * as codes from '@marquee/contracts/areas/session/one-time-codes'
import type * as contract from '@marquee/contracts/areas/session/session'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'
import { forward, type Handler, type Handlers } from '../handler.ts'
import * as platform from './platform.ts'

const login: Handler<'login'> = async ({ body }, { callPlatform, startSession, fail }) => {
  const { token, player } = await callPlatform(platform.login, body)
  // Only a success with a token signs the player in (specification, section 4).
  if (token === undefined) return fail('invalidCredentials')
  const session = await startSession(token, player, body.accountId)
  return { authenticated: true, player: session.player }
}

const loginWithTac: Handler<'loginWithTac'> = async ({ body }, { callPlatform, startSession, fail }) => {
  const { token, player } = await callPlatform(platform.loginTac, body)
  // As for `login`.
  if (token === undefined) return fail('tacInvalid')
  const session = await startSession(token, player, body.accountId)
  return { authenticated: true, player: session.player }
}

const logout: Handler<'logout'> = async (_request, { session, callPlatform, endSession }) => {
  await endSession()
  // The session here ends even when the platform fails or does not implement this call.
  if (session) await callPlatform(platform.logout, undefined).catch(() => undefined)
  return { authenticated: false }
}

const hideAccounts = createEnumerationGuard(platform.defaultTacSent)

export const handlers: Handlers<typeof contract & typeof codes> = {
  getSession: async (_request, { session }) =>
    session ? { authenticated: true, player: session.player } : { authenticated: false },
  login,
  loginWithTac,
  logout,
  requestLoginTac: async ({ body }, { brand, callPlatform }) =>
    hideAccounts(brand, () => callPlatform(platform.requestLoginTac, body)),
  requestRegisterTac: forward(platform.requestRegisterTac),
  requestBankTac: forward(platform.requestBankTac),
  requestWithdrawalTac: forward(platform.requestWithdrawalTac),
  verifyTac: forward(platform.verifyTac, ({ verifyToken }) => ({ verified: true, verifyToken })),
}
