import { resetPassword as platformResetPassword } from '../../upstream/calls/auth/reset-password.ts'
import type { Handler } from '../handler.ts'

export const resetPassword: Handler<'resetPassword'> = async (
  { body },
  { callPlatform, endAccountSessions },
) => {
  await callPlatform(platformResetPassword, body)
  // Sessions that were opened with the old password end here as well as on the platform.
  await endAccountSessions(body.accountId)
  return { reset: true }
}
