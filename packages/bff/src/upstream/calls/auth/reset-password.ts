import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { tacRefusals } from './tac-refusals.ts'

interface Reset {
  accountId: string
  tac: string
  newPassword: string
}

/** Sets a new password with a one-time code; the platform ends the account's sessions. */
export const resetPassword = platformCall({
  path: '/api/auth/reset_password',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, tac, newPassword }: Reset) => ({
    account_id: accountId,
    tac,
    new_password: newPassword,
  }),
  // The contract promises nothing but success; a platform that names the account helps to find its sessions.
  response: z.object({ account_id: z.optional(text()) }),
  read: ({ account_id: accountId }): { accountId?: string } => (accountId ? { accountId } : {}),
  // An unknown account must not be revealed to the client.
  refusals: { ...tacRefusals, notFound: 'tacInvalid', invalidInput: 'invalidInput' },
})
