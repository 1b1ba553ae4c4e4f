import * as z from 'zod/mini'
import { EnteredPassword } from '../account.ts'
import { NewPassword } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/**
 * Changes the password. The player's other sessions end; the current one continues with a new cookie.
 * Errors: `invalidCredentials` when the current password is wrong, `invalidInput` when the platform rejects the new one.
 */
export const changePassword = operation({
  method: 'POST',
  path: '/api/account/password',
  access: 'player',
  limit: 'credentials',
  changesSession: 'replaces',
  body: z.strictObject({ password: EnteredPassword, newPassword: NewPassword }),
  response: z.object({ changed: z.literal(true) }),
  errors: { invalidCredentials: 422, invalidInput: 422 },
})

export const changePasswordExample: Example<typeof changePassword> = {
  request: { body: { password: 'Demo1234', newPassword: 'Sampaguita8' } },
  response: { changed: true },
}
