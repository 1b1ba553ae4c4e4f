import type * as codes from '@marquee/contracts/areas/session/one-time-codes'
import type * as contract from '@marquee/contracts/areas/session/session'
import type { RefusedPlayer } from '@marquee/contracts/problem'
import * as platform from '../../platform/session/session.ts'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'
import type { PlatformCall } from '../../upstream/platform-call.ts'
import { PlatformRefusal } from '../../upstream/platform-refusal.ts'
import { type CommonContext, forward, type Handler, type Handlers } from '../handler.ts'

/**
 * Logs a player in by a call of the platform. A refusal ends the session of this browser (specification, section 4); a
 * log-in that did not reach the platform ends none. Strangers to the account are not told whose it is.
 */
function signIn<Input extends { accountId: string }, Code extends string>(
  call: PlatformCall<Input, ReturnType<typeof platform.readSignedIn>>,
  codeWithoutToken: Code,
) {
  return async ({ body }: { body: Input }, context: LoginContext<Code>) => {
    const { session, callPlatform, fail } = context
    const { isKnownDevice } = session
    const { token, player } = await callPlatform(call, body).catch(async (error: unknown) => {
      if (!(error instanceof PlatformRefusal)) throw error
      if (session.player) await session.end()
      throw isKnownDevice ? error.tellPlayer() : error
    })
    // Only a success with a token signs the player in (specification, section 4).
    if (token === undefined) {
      const { fullName, contactEmail } = player
      if (session.player) await session.end()
      return fail(codeWithoutToken, isKnownDevice ? { player: { fullName, contactEmail } } : {})
    }
    return { authenticated: true as const, player: await session.start(token, player, body.accountId) }
  }
}

interface LoginContext<Code> extends CommonContext {
  fail: (code: Code, detail: { player?: RefusedPlayer }) => never
}

const logout: Handler<'logout'> = async (_request, { session, callPlatform }) => {
  await session.end()
  // The session here ends even when the platform fails or does not implement this call.
  if (session.player) await callPlatform(platform.logout, undefined).catch(() => undefined)
  return { authenticated: false }
}

const hideAccounts = createEnumerationGuard(platform.defaultTacSent)

export const handlers: Handlers<typeof contract & typeof codes> = {
  getSession: async (_request, { session: { player } }) =>
    player ? { authenticated: true, player } : { authenticated: false },
  login: signIn(platform.login, 'invalidCredentials'),
  loginWithTac: signIn(platform.loginTac, 'tacInvalid'),
  logout,
  requestLoginTac: async ({ body }, { brand, callPlatform }) =>
    hideAccounts(brand, () => callPlatform(platform.requestLoginTac, body)),
  requestRegisterTac: forward(platform.requestRegisterTac),
  requestBankTac: forward(platform.requestBankTac),
  requestWithdrawalTac: forward(platform.requestWithdrawalTac),
  verifyTac: forward(platform.verifyTac, ({ verifyToken }) => ({ verified: true, verifyToken })),
}
