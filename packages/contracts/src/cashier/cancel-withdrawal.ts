import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { idParams } from './cashier-ids.ts'

/** Cancels a withdrawal that nobody has begun to check, where the platform lets. Errors: `notEligible` otherwise. */
export const cancelWithdrawal = operation({
  method: 'POST',
  path: '/api/cashier/withdrawals/{id}/cancel',
  access: 'player',
  limit: 'writes',
  capability: 'withdrawals',
  idempotency: 'required',
  params: idParams,
  response: z.object({ withdrawalId: z.string(), status: z.string() }),
  errors: { outcomeUnknown: 504, notEligible: 422, expired: 422, duplicateRequest: 422 },
})

export const cancelWithdrawalExample: Example<typeof cancelWithdrawal> = {
  request: { params: { id: 'W1' } },
  response: { withdrawalId: 'W1', status: 'CANCELLED' },
}
