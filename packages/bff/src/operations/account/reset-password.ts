import { resetPassword as platformResetPassword } from '../../areas/account/platform.ts'
import type { Handler } from '../handler.ts'

export const resetPassword: Handler<'resetPassword'> = async (
  { body },
  { callPlatform, endAccountSessions },
) => {
  const { accountId = body.accountId } = await callPlatform(platformResetPassword, body)
  // Sessions that were opened with the old password end here as well as on the platform, which may call the account
  // by another name than the one that was typed.
  await Promise.all([...new Set([body.accountId, accountId])].map(endAccountSessions))
  return { reset: true }
}
