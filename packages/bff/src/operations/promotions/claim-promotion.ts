import { promotionClaim } from '../../areas/promotions/platform.ts'
import type { Handler } from '../handler.ts'

export const claimPromotion: Handler<'claimPromotion'> = async (
  { params },
  { callPlatform, idempotencyKey },
) => callPlatform(promotionClaim, { promoId: params.id, requestId: idempotencyKey })
