import { call } from '../../call.ts'
import { refuse } from '../../refusal.ts'
import { promotionDetail as detail } from '../../rewards/promotions/promotion-item.ts'
import { findPromotion } from '../../rewards/promotions/promotion-list.ts'

/** A promotion with its text, its terms, and whether the player meets its conditions. */
export const promotionDetail = call({
  path: '/api/promotion/detail',
  identify: 'anyoneAtSite',
  area: 'promotions',
  fields: { promo_id: 'id' },
  handle({ input, brand, player, ...platform }) {
    const promotion = findPromotion(input.promo_id)
    if (!promotion) throw refuse('notFound')
    return { value: [detail(platform, promotion, player)] }
  },
})
