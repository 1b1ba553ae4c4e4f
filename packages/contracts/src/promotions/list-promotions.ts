import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { Promotion, promotionExample } from './promotion.ts'

/** The brand's promotions, in the platform's order; for a player each with the player's own state. */
export const listPromotions = operation({
  method: 'GET',
  path: '/api/promotions',
  access: 'anyone',
  limit: 'reads',
  visitorCache: 'catalogue',
  capability: 'promotions',
  response: listOf(Promotion),
})

export const listPromotionsExample: Example<typeof listPromotions> = {
  request: {},
  response: { items: [promotionExample], total: 1, page: 1, perPage: 1 },
}
