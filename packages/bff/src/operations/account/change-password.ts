import { matchesAccountName } from '@marquee/contracts/form-fields'
import { updatePassword } from '../../areas/account/platform.ts'
import type { Handler } from '../handler.ts'

export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { session, callPlatform, endOtherSessions, fail } = context
  if (session && matchesAccountName(body.newPassword, [session.player.accountId])) {
    return fail('invalidRequest', { errors: [{ path: 'newPassword', code: 'invalidValue' }] })
  }
  await callPlatform(updatePassword, body)
  await endOtherSessions({ proved: true })
  return { changed: true }
}
