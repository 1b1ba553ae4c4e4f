import * as z from 'zod/mini'
import { MobileNumber, NewPassword, Tac } from '../../form-fields.ts'
import { operation } from '../../operation.ts'
import { AccountId, EnteredPassword } from './identity.ts'

/**
 * How the player regains access: `TAC` sends a one-time code for `resetPassword`, `TEMP_PASSWORD` sends a temporary
 * password to sign in with.
 */
export const ResetMethod = z.enum(['TAC', 'TEMP_PASSWORD'])
export type ResetMethod = z.infer<typeof ResetMethod>

/**
 * Starts a password reset. The response, in seconds, depends on the site alone: it is the same whether or not the
 * account exists, so that nobody can enumerate accounts with it.
 */
export const forgotPassword = operation(
  {
    method: 'POST',
    path: '/api/account/forgot-password',
    access: 'guest',
    limit: 'credentials',
    shows: 'form',
    body: z.strictObject({ accountId: AccountId, contactPhone: MobileNumber }),
    response: z.object({ resendInSeconds: z.number(), expiresInSeconds: z.number(), method: ResetMethod }),
  },
  {
    request: { body: { accountId: 'demo', contactPhone: '09171234567' } },
    response: { resendInSeconds: 60, expiresInSeconds: 300, method: 'TAC' },
  },
)

/**
 * Sets a new password with the one-time code that `forgotPassword` sent, and ends every session of the account. An
 * account that does not exist gets `tacInvalid`, like a wrong code, so that nobody can enumerate accounts with it.
 */
export const resetPassword = operation(
  {
    method: 'POST',
    path: '/api/account/reset-password',
    access: 'guest',
    limit: 'credentials',
    shows: 'form',
    triesSecret: true,
    body: z.strictObject({ accountId: AccountId, tac: Tac, newPassword: NewPassword }),
    response: z.object({ reset: z.literal(true) }),
    errors: ['invalidInput', 'tacInvalid', 'tacExpired', 'tacTooMany'],
  },
  {
    request: { body: { accountId: 'demo', tac: '123456', newPassword: 'Sampaguita8' } },
    response: { reset: true },
  },
)

/**
 * Changes the password. The player's other sessions end; the current one continues with a new cookie.
 * Errors: `invalidCredentials` when the current password is wrong, `invalidInput` when the platform rejects the new one.
 */
export const changePassword = operation(
  {
    method: 'POST',
    path: '/api/account/password',
    access: 'player',
    limit: 'credentials',
    shows: 'form',
    changesSession: 'replaces',
    body: z.strictObject({ password: EnteredPassword, newPassword: NewPassword }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['invalidCredentials', 'invalidInput'],
  },
  {
    request: { body: { password: 'Demo1234', newPassword: 'Sampaguita8' } },
    response: { changed: true },
  },
)
