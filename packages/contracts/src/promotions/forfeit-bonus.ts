import * as z from 'zod/mini'
import { idParams } from '../cashier/cashier-ids.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** Gives a bonus up. `removedAmount` is what was taken from the balance. Errors: `notEligible` where it can't be. */
export const forfeitBonus = operation({
  method: 'POST',
  path: '/api/me/bonuses/{id}/forfeit',
  access: 'player',
  limit: 'writes',
  capability: 'promotions',
  idempotency: 'required',
  params: idParams,
  response: z.object({ status: z.string(), removedAmount: z.nullable(Money) }),
  errors: { outcomeUnknown: 504, notEligible: 422, expired: 422, duplicateRequest: 422 },
})

export const forfeitBonusExample: Example<typeof forfeitBonus> = {
  request: { params: { id: 'BN1' } },
  response: { status: 'FORFEITED', removedAmount: { amount: '250.00', currency: 'PHP' } },
}
