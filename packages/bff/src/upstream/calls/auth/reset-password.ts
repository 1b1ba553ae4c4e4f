import * as z from 'zod/mini'
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
  response: z.object({}),
  read: () => undefined,
  // An unknown account must not be revealed to the client.
  refusals: { ...tacRefusals, notFound: 'tacInvalid', invalidInput: 'invalidInput' },
})
