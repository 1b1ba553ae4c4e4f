import {
  claimPromotion,
  listPromotions,
  PromotionDetail,
  redeemPromoCode,
} from '@marquee/contracts/areas/promotions/promotions'
import type { LocalText } from '@marquee/contracts/kinds'
import { recordOf, wholeListOf } from '../../upstream/decoding/answers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

const named = {
  finish: {
    title: (title: LocalText, { promoId }: { promoId: string }): LocalText => ({ EN: promoId, ...title }),
  },
}

/** The brand's promotions, with pictures as written; asked for a player, each has the player's own state. */
export const promotionList = platformCall({
  path: '/api/promotion/list',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  // The records hold the texts of every language.
  request: () => ({ lang: 'EN' }),
  answer: wholeListOf(listPromotions.response, named),
  refusals: ['tooManyRequests'],
})

interface PromotionQuestion {
  id: string
}

/** One promotion, with its picture and HTML as written; asked for a player, with the player's own conditions. */
export const promotionDetail = platformCall({
  path: '/api/promotion/detail',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  request: ({ id }: PromotionQuestion) => ({ promo_id: id }),
  answer: recordOf(PromotionDetail, named),
  refusals: readRefusals,
})

interface Claim {
  id: string
}

/** Takes a promotion. */
export const promotionClaim = platformCall({
  path: '/api/promotion/claim',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id }: Claim, { requestId }) => ({ request_id: requestId, promo_id: id }),
  answer: recordOf(claimPromotion.response),
  refusals: claimRefusals,
})

interface Redemption {
  code: string
}

/** Redeems a promotion code. */
export const codeRedeem = platformCall({
  path: '/api/promotion/redeem_code',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ code }: Redemption, { requestId }) => ({ request_id: requestId, promo_code: code }),
  answer: recordOf(redeemPromoCode.response),
  refusals: [...claimRefusals, 'invalidInput'],
  fieldNames: { promo_code: 'code' },
})
