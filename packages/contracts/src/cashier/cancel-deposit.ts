import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { idParams } from './cashier-ids.ts'

/** Cancels a deposit that waits for payment. Errors: `notEligible` when it is past that. */
export const cancelDeposit = operation({
  method: 'POST',
  path: '/api/cashier/deposits/{id}/cancel',
  access: 'player',
  limit: 'writes',
  capability: 'deposits',
  idempotency: 'required',
  params: idParams,
  response: z.object({ depositId: z.string(), status: z.string() }),
  errors: { outcomeUnknown: 504, notEligible: 422, expired: 422, duplicateRequest: 422 },
})

export const cancelDepositExample: Example<typeof cancelDeposit> = {
  request: { params: { id: 'D1' } },
  response: { depositId: 'D1', status: 'CANCELLED' },
}
