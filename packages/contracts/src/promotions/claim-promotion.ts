import * as z from 'zod/mini'
import { idParams } from '../cashier/cashier-ids.ts'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from './claim-errors.ts'

/** Takes a promotion that is claimed or opted in to. `bonusId` is empty where nothing was granted yet. */
export const claimPromotion = operation({
  method: 'POST',
  path: '/api/promotions/{id}/claim',
  access: 'player',
  limit: 'writes',
  capability: 'promotions',
  idempotency: 'required',
  params: idParams,
  response: z.object({ bonusId: z.string(), status: z.string() }),
  errors: claimErrors,
})

export const claimPromotionExample: Example<typeof claimPromotion> = {
  request: { params: { id: 'WEEKEND' } },
  response: { bonusId: 'BN1', status: 'ACTIVE' },
}
