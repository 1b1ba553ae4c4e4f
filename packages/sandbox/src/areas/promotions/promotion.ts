import type { Texts } from '../../calls/texts.ts'
import { periodInManila, type Span } from '../../clock/manila.ts'
import { share } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { markedAt } from '../../players/reward-marks.ts'
import { kycOf } from '../kyc/kyc.ts'
import { movements } from '../reports/statement.ts'
import type { Bonus } from './bonus.ts'
import { type DepositOffer, hasDeposited } from './deposit-offers.ts'

/** A condition; `key` is a key of the site's texts. */
export interface EligibilityRule {
  key: string
  isMet(storage: Storage, player: Player): boolean
}

/** A bonus that is granted once so much is bet in the days that count, on all games or on those of some types. */
interface PromisedBonus {
  kind: 'PROMISE'
  amount: number
  target: number
  gameTypes?: readonly string[]
  days(at: number): Span
}

/** What a promotion gives to who claims it. Amounts are in the minor unit. */
export type PromotionReward =
  | { kind: 'BONUS'; amount(storage: Storage, player: Player): number }
  | { kind: 'TOKEN'; amount: number }
  | PromisedBonus

/** A promotion of every brand. */
export interface Promotion {
  promoId: string
  category: 'WELCOME' | 'DEPOSIT' | 'REBATE' | 'CASHBACK' | 'FREE_SPIN' | 'EVENT' | 'VIP'
  action: 'DEPOSIT' | 'CLAIM' | 'OPT_IN' | 'LINK' | 'NONE'
  title: Texts
  short: Texts
  body: Texts
  /** The category of games that its picture shows. */
  art: string
  /** When it runs; without an end it stays. Each run can be claimed once. */
  run(at: number): { start: number; end?: number }
  rules: readonly EligibilityRule[]
  offer?: DepositOffer
  reward?: PromotionReward
  /** Whether it can be taken again once its bonus has ended. */
  isRepeatable?: boolean
}

export const firstDeposit: EligibilityRule = {
  key: 'firstDeposit',
  isMet: ({ db }, player) => !hasDeposited(db, player),
}
export const verified: EligibilityRule = {
  key: 'verified',
  isMet: ({ db }, player) => kycOf(db, player).status === 'VERIFIED',
}
export const lossLastWeek: EligibilityRule = {
  key: 'lossLastWeek',
  isMet: (storage, player) => cashbackOf(storage, player) > 0,
}

/** A VIP level, from 0, that a player has to have reached. */
export const vipLevel = (key: string, level: number): EligibilityRule => ({
  key,
  isMet: (_, player) => player.vip_level >= level,
})

const cashbackRate = 500

/** The cashback for a player's net loss of last week, in the minor unit. */
export function cashbackOf({ db, now }: Storage, player: Player): number {
  const { bet_total, win_total } = movements(db, player, periodInManila('WEEK', now(), -1))
  return share(Math.max(0, bet_total - win_total), cashbackRate)
}

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
