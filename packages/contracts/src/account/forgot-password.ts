import * as z from 'zod/mini'
import { AccountId } from '../account.ts'
import { MobileNumber } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/** How the player gets in again: with a code that a form takes, or with a password that they are sent. */
export const ResetMethod = z.enum(['TAC', 'TEMP_PASSWORD'])
export type ResetMethod = z.infer<typeof ResetMethod>

/**
 * Begins a password reset. The answer is the same whether or not there is such an account, and so says only what is
 * true of the site.
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
