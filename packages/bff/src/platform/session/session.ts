import type { TacSent, TacSentTo } from '@marquee/contracts/areas/session/one-time-codes'
import * as z from 'zod/mini'
import { count, orNone, text, textOrNull, words } from '../../upstream/decoding/field-readers.ts'
import { nothing, platformCall, type ReadContext } from '../../upstream/platform-call.ts'
import { tacRefusals } from '../../upstream/refusals.ts'

/** The answer to a successful sign-in. */
export const SignedIn = z.object({
  token: text(),
  user: orNone(z.object({ account_id: orNone(text()) })),
  fullname: words(),
  email: text(),
})

/**
 * Reads the signed-in player. `token` is the `auth` of later calls; it is undefined unless the platform both stated
 * success and returned one (specification, section 4).
 */
export function readSignedIn(
  raw: z.infer<typeof SignedIn>,
  { input, envelope }: ReadContext<{ accountId: string }>,
) {
  return {
    token: envelope === 'ok' && raw.token !== '' ? raw.token : undefined,
    player: {
      accountId: raw.user?.account_id || input.accountId,
      fullName: raw.fullname,
      contactEmail: raw.email,
    },
  }
}

interface Credentials {
  accountId: string
  password: string
}

/** Signs in with a password. */
export const login = platformCall({
  path: '/api/auth/login',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, password }: Credentials) => ({ account_id: accountId, password }),
  response: SignedIn,
  read: readSignedIn,
  refusals: [
    'invalidCredentials',
    'accountLocked',
    'tooManyRequests',
    {
      loginFailed: 'invalidCredentials',
      notFound: 'invalidCredentials',
      'Invalid account ID or password': 'invalidCredentials',
    },
  ],
})

interface LoginTac {
  accountId: string
  tac: string
}

/** Signs in with a one-time code. An unknown account is reported as a wrong code. */
export const loginTac = platformCall({
  path: '/api/auth/login_tac',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, tac }: LoginTac) => ({ account_id: accountId, tac }),
  response: SignedIn,
  read: readSignedIn,
  refusals: [...tacRefusals, 'accountLocked', { loginFailed: 'tacInvalid', notFound: 'tacInvalid' }],
})

/** Ends the player's session on the platform. Fails on a platform without this call. */
export const logout = platformCall({
  path: '/api/auth/logout',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  response: nothing,
  read: () => undefined,
})

/** Defaults where the platform sends none: resend after a minute, valid for five, six digits. */
export const defaultTacSent: TacSent = { resendInSeconds: 60, expiresInSeconds: 300, tacLength: 6 }

/**
 * The answer after a code was sent. The masked recipient and the remaining tries are not read, because they reveal
 * something about the account.
 */
const TacSentAnswer = z.object({
  resend_in: orNone(count()),
  expires_in: orNone(count()),
  tac_length: orNone(count()),
})

function readTacSent({ resend_in, expires_in, tac_length }: z.infer<typeof TacSentAnswer>): TacSent {
  return {
    resendInSeconds: resend_in ?? defaultTacSent.resendInSeconds,
    expiresInSeconds: expires_in ?? defaultTacSent.expiresInSeconds,
    tacLength: tac_length ?? defaultTacSent.tacLength,
  }
}

/** The answer after a code was sent to a signed-in player, who may know where it went. */
const TacSentToAnswer = z.extend(TacSentAnswer, { masked_phone: z.optional(textOrNull()) })

function readTacSentTo({ masked_phone, ...sent }: z.infer<typeof TacSentToAnswer>): TacSentTo {
  return { ...readTacSent(sent), maskedPhone: maskPhone(masked_phone ?? '') }
}

/** A platform that does not mask the number must not reveal it on a screen. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\+?\d{4})\d+(\d{4})$/, '$1***$2')
}

/** Sends a one-time code for signing in. */
export const requestLoginTac = platformCall({
  path: '/api/auth/tac/request_login',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId }: { accountId: string }) => ({ account_id: accountId }),
  response: TacSentAnswer,
  read: readTacSent,
})

/** Sends a one-time code for a new account. */
export const requestRegisterTac = platformCall({
  path: '/api/auth/tac/request_new_register',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId }: { accountId: string }) => ({ account_id: accountId }),
  response: TacSentAnswer,
  read: readTacSent,
  refusals: [...tacRefusals, 'duplicateAccount', 'invalidInput'],
})

/** Sends a one-time code to add or remove a bank account. */
export const requestBankTac = platformCall({
  path: '/api/auth/tac/request_bank',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  response: TacSentToAnswer,
  read: readTacSentTo,
  refusals: tacRefusals,
})

/** Sends a one-time code to confirm a withdrawal. */
export const requestWithdrawalTac = platformCall({
  path: '/api/auth/tac/request_withdrawal',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  response: TacSentToAnswer,
  read: readTacSentTo,
  refusals: tacRefusals,
})

interface NewMobile {
  contactPhone: string
  password: string
}

/** Sends a one-time code to a new mobile number of the player. */
export const requestMobileTac = platformCall({
  path: '/api/auth/tac/request_mobile',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ contactPhone, password }: NewMobile) => ({ contact_phone: contactPhone, password }),
  response: TacSentToAnswer,
  read: readTacSentTo,
  refusals: [...tacRefusals, 'invalidCredentials', 'invalidInput'],
  fieldRefusals: { password: 'invalidCredentials' },
})

interface EnteredTac {
  accountId: string
  tac: string
}

/**
 * Verifies the one-time code of a new account. `verifyToken` can replace it in the sign-up; null if there is none.
 */
export const verifyTac = platformCall({
  path: '/api/auth/tac/verify',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, tac }: EnteredTac) => ({ account_id: accountId, tac }),
  response: z.object({ verify_token: orNone(text()) }),
  read: ({ verify_token }) => ({ verifyToken: verify_token || null }),
  refusals: tacRefusals,
})
