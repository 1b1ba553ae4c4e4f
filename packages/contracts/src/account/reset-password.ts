import * as z from 'zod/mini'
import { AccountId } from '../account.ts'
import { NewPassword, Tac } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/**
 * Sets a new password with the one-time code that `forgotPassword` sent, and ends every session of the account. An
 * account that does not exist gets `tacInvalid`, like a wrong code, so that nobody can enumerate accounts with it.
 */
export const resetPassword = operation({
  method: 'POST',
  path: '/api/account/reset-password',
  access: 'guest',
  limit: 'credentials',
  triesSecret: true,
  body: z.strictObject({ accountId: AccountId, tac: Tac, newPassword: NewPassword }),
  response: z.object({ reset: z.literal(true) }),
  errors: { invalidInput: 422, tacInvalid: 422, tacExpired: 422, tacTooMany: 422 },
})

export const resetPasswordExample: Example<typeof resetPassword> = {
  request: { body: { accountId: 'demo', tac: '123456', newPassword: 'Sampaguita8' } },
  response: { reset: true },
}
