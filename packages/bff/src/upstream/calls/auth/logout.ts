import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'

/** Ends the player's session on the platform. Fails on a platform without this call. */
export const logout = platformCall({
  path: '/api/auth/logout',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  response: z.object({}),
  read: () => undefined,
})
