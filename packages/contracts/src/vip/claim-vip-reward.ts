import * as z from 'zod/mini'
import { idParams } from '../cashier/cashier-ids.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from '../promotions/claim-errors.ts'

/** Claims a VIP reward. What the platform leaves out is empty or null. */
export const claimVipReward = operation({
  method: 'POST',
  path: '/api/me/vip/rewards/{id}/claim',
  access: 'player',
  limit: 'writes',
  capability: 'vipLevels',
  idempotency: 'required',
  params: idParams,
  response: z.object({
    rewardId: z.string(),
    state: z.string(),
    amount: z.nullable(Money),
    balance: z.nullable(Money),
  }),
  errors: claimErrors,
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const claimVipRewardExample: Example<typeof claimVipReward> = {
  request: { params: { id: 'VR1' } },
  response: { rewardId: 'VR1', state: 'CLAIMED', amount: money('50.00'), balance: money('1350.00') },
}
