import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from './claim-errors.ts'

/** A code as it is printed: letters, digits and hyphens, sent in capitals. */
const PromoCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,32}$/))

/** Redeems a promotion code. `amount` is a decimal string, in money or tokens as `rewardType` says. */
export const redeemPromoCode = operation({
  method: 'POST',
  path: '/api/promotions/codes',
  access: 'player',
  limit: 'writes',
  capability: 'promotions',
  idempotency: 'required',
  body: z.strictObject({ code: PromoCode }),
  response: z.object({
    /** `CASH`, `BONUS`, `TOKEN`, `SPIN`, or another type of the platform. */
    rewardType: z.string(),
    amount: z.string(),
    /** Empty where the reward is not a bonus. */
    bonusId: z.string(),
  }),
  errors: { ...claimErrors, invalidInput: 422 },
})

export const redeemPromoCodeExample: Example<typeof redeemPromoCode> = {
  request: { body: { code: 'SALAMAT' } },
  response: { rewardType: 'BONUS', amount: '50.00', bonusId: 'BN2' },
}
