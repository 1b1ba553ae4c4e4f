import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from './claim-errors.ts'
import { Rebate, rebateExample } from './get-rebate.ts'

/** Claims the rebate, and returns it as it is afterwards. Amounts that the platform leaves out are null. */
export const claimRebate = operation({
  method: 'POST',
  path: '/api/me/rebate/claim',
  access: 'player',
  limit: 'writes',
  capability: 'promotions',
  idempotency: 'required',
  response: z.extend(Rebate, { claimedAmount: z.nullable(Money), balance: z.nullable(Money) }),
  errors: claimErrors,
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const claimRebateExample: Example<typeof claimRebate> = {
  request: {},
  response: {
    ...rebateExample,
    claimable: money('0.00'),
    claimedAmount: money('12.50'),
    balance: money('1262.50'),
  },
}
