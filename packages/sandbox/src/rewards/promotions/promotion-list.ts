import { claimedPromotions } from './claimed-promotions.ts'
import { depositPromotions } from './deposit-promotions.ts'
import type { Promotion } from './promotion.ts'
import { shownPromotions } from './shown-promotions.ts'

/** The promotions of every brand, in their order. */
export const promotions: readonly Promotion[] = [
  ...depositPromotions,
  ...claimedPromotions,
  ...shownPromotions,
]

/** Finds a promotion by its id. */
export function findPromotion(promoId: string): Promotion | undefined {
  return promotions.find((promotion) => promotion.promoId === promoId)
}
