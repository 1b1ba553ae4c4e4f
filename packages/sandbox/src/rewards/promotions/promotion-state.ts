import type { Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import type { Bonus } from '../bonuses/bonus.ts'
import { markedAt } from '../marks.ts'
import type { Promotion } from './promotion.ts'

/** The states of a promotion for a player; a visitor sees the first two. */
export type PromotionState = 'AVAILABLE' | 'ENDED' | 'OPTED_IN' | 'CLAIMED' | 'COMPLETED' | 'NOT_ELIGIBLE'

/** The state of a promotion, for a player or a visitor. */
export function promotionState(
  storage: Storage,
  promotion: Promotion,
  player: Player | undefined,
): PromotionState {
  const { start, end } = promotion.run(storage.now())
  if (end !== undefined && end <= storage.now()) return 'ENDED'
  if (!player) return 'AVAILABLE'
  const bonus = lastBonus(storage, promotion, player, start)
  if (bonus?.status === 'PENDING') return 'OPTED_IN'
  if (bonus?.status === 'ACTIVE') return 'CLAIMED'
  if (bonus && !promotion.isRepeatable) return bonus.status === 'COMPLETED' ? 'COMPLETED' : 'CLAIMED'
  if (markedAt(storage.db, player, claimMark(promotion, start)) !== undefined) return 'CLAIMED'
  return promotion.rules.every((rule) => rule.isMet(storage, player)) ? 'AVAILABLE' : 'NOT_ELIGIBLE'
}

/** By what a claim in a run of a promotion is known. */
export const claimMark = ({ promoId }: Promotion, start: number) =>
  ({ kind: 'PROMO_CLAIM', item: promoId, period: start }) as const

function lastBonus({ db }: Storage, { promoId }: Promotion, key: Player, since: number): Bonus | undefined {
  return db.one<Bonus>`SELECT * FROM bonuses WHERE domain = ${key.domain} AND account_id = ${key.account_id}
    AND promo_id = ${promoId} AND granted_at >= ${since} ORDER BY granted_at DESC, rowid DESC LIMIT 1`
}
