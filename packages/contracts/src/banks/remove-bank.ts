import * as z from 'zod/mini'
import { idParams } from '../cashier/cashier-ids.ts'
import { codeErrors } from '../cashier/money-errors.ts'
import { Tac } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/** Removes one of the player's accounts. Errors: `pendingExists` while a withdrawal to it is open. */
export const removeBank = operation({
  method: 'DELETE',
  path: '/api/me/banks/{id}',
  access: 'player',
  limit: 'writes',
  capability: 'banks',
  idempotency: 'required',
  params: idParams,
  body: z.strictObject({ tac: Tac }),
  response: z.object({}),
  errors: { ...codeErrors, outcomeUnknown: 504, pendingExists: 422, notEligible: 422, duplicateRequest: 422 },
})

export const removeBankExample: Example<typeof removeBank> = {
  request: { params: { id: 'B1' }, body: { tac: '123456' } },
  response: {},
}
