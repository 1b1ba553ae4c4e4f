import { idParams } from '../cashier/cashier-ids.ts'
import { type Example, operation } from '../operation.ts'
import { PromotionDetail, promotionDetailExample } from './promotion.ts'

/** One promotion; for a player with the player's own state and conditions. Errors: `notFound`. */
export const getPromotion = operation({
  method: 'GET',
  path: '/api/promotions/{id}',
  access: 'anyone',
  limit: 'reads',
  visitorCache: 'catalogue',
  capability: 'promotions',
  params: idParams,
  response: PromotionDetail,
})

export const getPromotionExample: Example<typeof getPromotion> = {
  request: { params: { id: 'WELCOME50' } },
  response: promotionDetailExample,
}
