import { promotionDetail } from '../../areas/promotions/platform.ts'
import { sanitizeBodies } from '../../sites/content/sanitize-bodies.ts'
import { withPicture } from '../../sites/content/with-picture.ts'
import type { Handler } from '../handler.ts'
import { ownOrPublic } from '../own-or-public.ts'

export const getPromotion: Handler<'getPromotion'> = async (
  { params: { id: promoId } },
  { brand, sites, session, callPlatform, imageAddress },
) =>
  ownOrPublic(
    session,
    async () => {
      const currency = await sites.currency(brand)
      const detail = await callPlatform(promotionDetail, { promoId, currency })
      return sanitizeBodies(withPicture(detail, imageAddress), imageAddress)
    },
    () => sites.promotion(brand, promoId),
  )
