import type * as bonuses from '@marquee/contracts/areas/promotions/bonuses'
import type * as contract from '@marquee/contracts/areas/promotions/promotions'
import * as platformBonuses from '../../platform/promotions/bonuses.ts'
import * as platform from '../../platform/promotions/promotions.ts'
import { withPicture, withPictures } from '../../sites/pictures.ts'
import { sanitizeBody } from '../../sites/sanitize-texts.ts'
import { forward, fromSite, type Handlers, ownOrPublic } from '../handler.ts'
import { promotion, promotions } from './public.ts'

export const handlers: Handlers<typeof contract & typeof bonuses> = {
  listPromotions: ownOrPublic(forward(platform.promotionList, withPictures), fromSite(promotions)),
  getPromotion: ownOrPublic(
    forward(platform.promotionDetail, (detail, context) =>
      sanitizeBody(withPicture(detail, context), context),
    ),
    fromSite(promotion),
  ),
  claimPromotion: forward(platform.promotionClaim),
  redeemPromoCode: forward(platform.codeRedeem),
  listBonuses: forward(platformBonuses.bonusList),
  forfeitBonus: forward(platformBonuses.bonusForfeit),
  getRebate: forward(platformBonuses.rebateInfo),
  claimRebate: forward(platformBonuses.rebateClaim),
}
