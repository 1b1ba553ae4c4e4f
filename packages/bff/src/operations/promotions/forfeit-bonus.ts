import { bonusForfeit } from '../../areas/promotions/platform-bonuses.ts'
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
