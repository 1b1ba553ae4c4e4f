import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'

interface Passwords {
  password: string
  newPassword: string
}

/** Changes the password; the platform ends the player's other sessions. */
export const updatePassword = platformCall({
  path: '/api/auth/update_password',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ password, newPassword }: Passwords) => ({ password, new_password: newPassword }),
  response: z.object({}),
  read: () => undefined,
  refusals: {
    invalidCredentials: 'invalidCredentials',
    'Invalid account ID or password': 'invalidCredentials',
    invalidInput: 'invalidInput',
    tooManyRequests: 'tooManyRequests',
  },
  // `password` is the current one.
  fieldRefusals: { password: 'invalidCredentials' },
})
