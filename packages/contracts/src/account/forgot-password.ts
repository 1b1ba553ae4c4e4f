import * as z from 'zod/mini'
import { AccountId } from '../account.ts'
import { MobileNumber } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

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
export const forgotPassword = operation({
  method: 'POST',
  path: '/api/account/forgot-password',
  access: 'guest',
  limit: 'credentials',
  body: z.strictObject({ accountId: AccountId, contactPhone: MobileNumber }),
  response: z.object({ resendInSeconds: z.number(), expiresInSeconds: z.number(), method: ResetMethod }),
})

export const forgotPasswordExample: Example<typeof forgotPassword> = {
  request: { body: { accountId: 'demo', contactPhone: '09171234567' } },
  response: { resendInSeconds: 60, expiresInSeconds: 300, method: 'TAC' },
}
