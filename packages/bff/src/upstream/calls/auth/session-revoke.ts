import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'

/** Ends one of the player's sessions; the platform refuses its token from then on. */
export const sessionRevoke = platformCall({
  path: '/api/auth/session_revoke',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ sessionId }: { sessionId: string }) => ({ session_id: sessionId }),
  response: z.object({}),
  read: () => undefined,
  refusals: readRefusals,
})
