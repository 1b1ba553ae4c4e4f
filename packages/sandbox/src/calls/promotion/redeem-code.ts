import { call } from '../../call.ts'
import { refusePaused } from '../../care/pauses.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { redeemCode as redeem } from '../../rewards/promotions/promo-codes.ts'

/** Redeems a promotion code, once for each `request_id`. */
export const redeemCode = call({
  path: '/api/promotion/redeem_code',
  identify: 'playerAtSite',
  area: 'promotions',
  fields: { request_id: 'filled', promo_code: 'filled' },
  handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, promo_code } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'redeem_code', requestId, content: promo_code }
    return runIdempotently(platform.db, write, () => {
      refusePaused(platform, player)
      return { value: [redeem(platform, player, promo_code)] }
    })
  },
})
