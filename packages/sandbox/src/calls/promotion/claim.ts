import { call } from '../../call.ts'
import { refusePaused } from '../../care/pauses.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { refuse } from '../../refusal.ts'
import { claimPromotion } from '../../rewards/promotions/claim-promotion.ts'
import { findPromotion } from '../../rewards/promotions/promotion-list.ts'

/** Claims or joins a promotion, once for each `request_id`. */
export const claim = call({
  path: '/api/promotion/claim',
  identify: 'playerAtSite',
  area: 'promotions',
  fields: { request_id: 'filled', promo_id: 'id' },
  handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, promo_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'promotion_claim', requestId, content: promo_id }
    return runIdempotently(platform.db, write, () => {
      const promotion = findPromotion(promo_id)
      if (!promotion) throw refuse('notFound')
      refusePaused(platform, player)
      return { value: [claimPromotion(platform, player, promotion)] }
    })
  },
})
