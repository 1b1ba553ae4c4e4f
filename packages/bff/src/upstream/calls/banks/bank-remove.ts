import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { tacRefusals } from '../auth/tac-refusals.ts'

interface Removal {
  /** The idempotency key. */
  requestId: string | undefined
  bankId: string
  tac: string
}

/** Removes one of the player's accounts. */
export const bankRemove = platformCall({
  path: '/api/bank/remove',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ requestId, bankId, tac }: Removal) => ({ request_id: requestId, bank_id: bankId, tac }),
  response: z.object({}),
  read: () => ({}),
  refusals: {
    ...tacRefusals,
    pendingExists: 'pendingExists',
    notEligible: 'notEligible',
    duplicateRequest: 'duplicateRequest',
    notFound: 'notFound',
  },
})
