import type * as devices from '@marquee/contracts/areas/account/devices'
import type * as mobile from '@marquee/contracts/areas/account/mobile'
import type * as password from '@marquee/contracts/areas/account/password'
import type * as profile from '@marquee/contracts/areas/account/profile'
import type * as signingUp from '@marquee/contracts/areas/account/signup'
import { matchesAccountName } from '@marquee/contracts/form-fields'
import { isPaused } from '@marquee/contracts/player-protection'
import * as platform from '../../platform/account/account.ts'
import * as platformSignup from '../../platform/account/signup.ts'
import { requestMobileTac } from '../../platform/session/session.ts'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'
import { isUnsupported } from '../../upstream/platform-refusal.ts'
import { forward, fromSite, type Handler, type Handlers } from '../handler.ts'
import { signupForm } from './public.ts'

const signup: Handler<'signup'> = async ({ body }, { callPlatform, session, sent }) => {
  const { token, player } = await callPlatform(platformSignup.signup, {
    ...body,
    fbp: body.fbp ?? sent.fbp,
  })
  // The account exists; without a token the player has to log in.
  if (token === undefined) return { authenticated: false }
  return { authenticated: true, player: await session.start(token, player, body.accountId) }
}

const getProfile: Handler<'getProfile'> = async (_request, { callPlatform }) => {
  try {
    return await callPlatform(platform.profileGet, undefined)
  } catch (error) {
    if (isUnsupported(error)) return platform.noProfile
    throw error
  }
}

const updateProfile: Handler<'updateProfile'> = async ({ body }, { session, callPlatform }) => {
  const { player } = session
  const { fullName = player?.fullName ?? '', contactEmail = player?.contactEmail ?? '' } = await callPlatform(
    platform.profileUpdate,
    body,
  )
  // A success overwrites the stored name and address (specification, section 4).
  return { player: await session.updatePlayer({ fullName, contactEmail }) }
}

const hideAccounts = createEnumerationGuard(platform.defaultReset)

const resetPassword: Handler<'resetPassword'> = async ({ body }, { callPlatform, session }) => {
  const { accountId = body.accountId } = await callPlatform(platform.resetPassword, body)
  // Sessions that were opened with the old password end here as well as on the platform, which may call the account
  // by another name than the one that was typed.
  await Promise.all([...new Set([body.accountId, accountId])].map((id) => session.endAllOf(id)))
  return { reset: true }
}

const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { session, callPlatform, fail } = context
  const { player } = session
  if (player && matchesAccountName(body.newPassword, [player.accountId])) {
    return fail('invalidRequest', { errors: [{ path: 'newPassword', code: 'invalidValue' }] })
  }
  await callPlatform(platform.updatePassword, body)
  await session.endOthers({ proved: true })
  return { changed: true }
}

const endOtherSessions: Handler<'endOtherSessions'> = async (_request, { session }) => {
  await session.endOthers({ proved: false })
  return { ended: true }
}

const endSession: Handler<'endSession'> = async ({ params }, { callPlatform }) => {
  // Sessions here are sealed cookies, which the platform's ids don't name: the ended one is refused with its token.
  await callPlatform(platform.sessionRevoke, params)
  return { ended: true }
}

export const handlers: Handlers<
  typeof devices & typeof mobile & typeof password & typeof profile & typeof signingUp
> = {
  getSignupForm: fromSite(signupForm),
  signup,
  getProfile,
  updateProfile,
  getAccountStatus: forward(platform.checkStatus, (status, { session }) => {
    session.hintPause(isPaused(status.blockers))
    return status
  }),
  forgotPassword: async ({ body }, { brand, callPlatform }) =>
    hideAccounts(brand, () => callPlatform(platform.forgotPassword, body)),
  resetPassword,
  changePassword,
  requestMobileTac: forward(requestMobileTac),
  changeMobile: forward(platform.mobileUpdate),
  listSessions: forward(platform.sessionList),
  endSession,
  endOtherSessions,
}
