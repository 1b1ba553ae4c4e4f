import * as z from 'zod/mini'
import { Tac } from '../../form-fields.ts'
import { normalizeMobileNumber } from '../../mobile-number.ts'
import { operation } from '../../operation.ts'
import { plainTyped } from '../../typed-text.ts'
import { AccountId } from '../account/identity.ts'

/** Refusals of a one-time code. */
export const codeErrors = ['tacInvalid', 'tacExpired', 'tacTooMany'] as const

/**
 * What a form needs to know once a one-time code (TAC) was sent: when it can be requested again, and when it expires.
 * The values depend on the site alone and reveal nothing about an account.
 */
export const TacSent = z.object({
  resendInSeconds: z.number(),
  expiresInSeconds: z.number(),
  /** The number of digits in a code. */
  tacLength: z.number(),
})
export type TacSent = z.infer<typeof TacSent>

export const tacSentExample: TacSent = { resendInSeconds: 60, expiresInSeconds: 300, tacLength: 6 }

/** The same for a signed-in player, who may also know where the code went. */
export const TacSentTo = z.extend(TacSent, {
  /** The player's number with its middle hidden; empty where the platform leaves it out. */
  maskedPhone: z.string(),
})
export type TacSentTo = z.infer<typeof TacSentTo>

export const tacSentToExample: TacSentTo = { ...tacSentExample, maskedPhone: '0917***4567' }

/**
 * The account id of somebody who may not have an account yet: as loose as `AccountId`, but with mobile numbers in the
 * normal form of `NewAccountId`, so that the one-time code and the later account have the same id.
 */
export const ApplicantId = z
  .string()
  .check(
    z.overwrite(plainTyped),
    z.trim(),
    z.toLowerCase(),
    z.overwrite(normalizeMobileNumber),
    z.minLength(3),
    z.maxLength(64),
    z.regex(/^[\p{L}\p{N}._@+-]+$/u),
  )

/** Sends a one-time code to add or remove a bank account. */
export const requestBankTac = operation(
  {
    method: 'POST',
    path: '/api/tac/bank',
    access: 'player',
    limit: 'tac',
    shows: 'form',
    capability: 'banks',
    response: TacSentTo,
    errors: ['tacTooMany'],
  },
  {
    request: {},
    response: tacSentToExample,
  },
)

/** Sends a one-time code for `loginWithTac`. The response is the same whether or not the account exists. */
export const requestLoginTac = operation(
  {
    method: 'POST',
    path: '/api/tac/login',
    access: 'anyone',
    limit: 'tac',
    shows: 'signIn',
    body: z.strictObject({ accountId: AccountId }),
    response: TacSent,
  },
  {
    request: { body: { accountId: 'demo' } },
    response: tacSentExample,
  },
)

/** Sends a one-time code that verifies the number of a new account, for `verifyTac` or `signup`. */
export const requestRegisterTac = operation(
  {
    method: 'POST',
    path: '/api/tac/register',
    access: 'anyone',
    limit: 'tac',
    shows: 'form',
    body: z.strictObject({ accountId: ApplicantId }),
    response: TacSent,
    errors: ['invalidInput', 'tacTooMany', 'duplicateAccount'],
  },
  {
    request: { body: { accountId: '09171234567' } },
    response: tacSentExample,
  },
)

/** Sends a one-time code to confirm a withdrawal. */
export const requestWithdrawalTac = operation(
  {
    method: 'POST',
    path: '/api/tac/withdrawal',
    access: 'player',
    limit: 'tac',
    shows: 'form',
    showsElsewhere: { dialog: ['tacTooMany'] },
    capability: 'withdrawals',
    response: TacSentTo,
    errors: ['tacTooMany'],
  },
  {
    request: {},
    response: tacSentToExample,
  },
)

/**
 * Verifies the one-time code of a new account, which uses it up. `verifyToken` replaces the code in the `signup` that
 * follows; it is null where the platform has none.
 */
export const verifyTac = operation(
  {
    method: 'POST',
    path: '/api/tac/verify',
    access: 'anyone',
    limit: 'tacEntry',
    shows: 'form',
    triesSecret: true,
    body: z.strictObject({ accountId: ApplicantId, tac: Tac }),
    response: z.object({ verified: z.literal(true), verifyToken: z.nullable(z.string()) }),
    errors: ['tacInvalid', 'tacExpired', 'tacTooMany'],
  },
  {
    request: { body: { accountId: '09171234567', tac: '123456' } },
    response: { verified: true, verifyToken: 'proof-of-the-number' },
  },
)
