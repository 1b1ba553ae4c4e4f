import { bonusForfeit } from '../../upstream/calls/promotions/bonus-forfeit.ts'
import type { Handler } from '../handler.ts'

export const forfeitBonus: Handler<'forfeitBonus'> = async (
  { params },
  { brand, sites, callPlatform, idempotencyKey },
) =>
  callPlatform(bonusForfeit, {
    bonusId: params.id,
    requestId: idempotencyKey,
    currency: await sites.currency(brand),
  })
