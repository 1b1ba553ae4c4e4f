import type { Handler } from '../handler.ts'
import { resetPassword as platformResetPassword } from '../../upstream/calls/auth/reset-password.ts'

export const resetPassword: Handler<'resetPassword'> = async ({ body }, { ask, endAccount }) => {
  await ask(platformResetPassword, body)
  // Whoever had the old password is out, here as well as on the platform.
  await endAccount(body.accountId)
  return { reset: true }
}
