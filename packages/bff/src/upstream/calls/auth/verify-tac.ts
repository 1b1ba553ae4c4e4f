import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { tacRefusals } from './tac-refusals.ts'

interface EnteredTac {
  accountId: string
  tac: string
}

/**
 * Verifies the one-time code of a new account. `verifyToken` can replace it in the sign-up; null if there is none.
 */
export const verifyTac = platformCall({
  path: '/api/auth/tac/verify',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, tac }: EnteredTac) => ({ account_id: accountId, tac }),
  response: z.object({ verify_token: z.optional(z.nullable(text())) }),
  read: ({ verify_token }) => ({ verifyToken: verify_token || null }),
  refusals: tacRefusals,
})
