import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from '../promotions/claim-errors.ts'

/** Claims the commission that is ready. The balance is null where the platform leaves it out. */
export const claimCommission = operation({
  method: 'POST',
  path: '/api/referral/claim',
  access: 'player',
  limit: 'writes',
  capability: 'referral',
  idempotency: 'required',
  response: z.object({ claimedAmount: Money, balance: z.nullable(Money) }),
  errors: claimErrors,
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const claimCommissionExample: Example<typeof claimCommission> = {
  request: {},
  response: { claimedAmount: money('50.00'), balance: money('1300.00') },
}
