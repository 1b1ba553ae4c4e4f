import { call } from '../../call.ts'
import { promotionItem } from '../../rewards/promotions/promotion-item.ts'
import { promotions } from '../../rewards/promotions/promotion-list.ts'

/** The promotions, each with its state for the player or visitor. */
export const promotionList = call({
  path: '/api/promotion/list',
  identify: 'anyoneAtSite',
  area: 'promotions',
  fields: { category: 'text?', lang: 'text?' },
  handle({ input, brand, player, ...platform }) {
    const { category = '' } = input
    const value = promotions
      .filter((promotion) => category === '' || promotion.category === category)
      .map((promotion) => promotionItem(platform, promotion, player))
    return { value, total: value.length }
  },
})
