import type { Span } from '../../calendar.ts'
import type { DepositOffer } from '../../cashier/deposits/deposit-offers.ts'
import type { Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import type { Texts } from '../texts.ts'

/** A condition; `key` is a key of the site's texts. */
export interface EligibilityRule {
  key: string
  isMet(storage: Storage, player: Player): boolean
}

/** What a promotion gives to who claims it. Amounts are in the minor unit. */
export type PromotionReward =
  | { kind: 'BONUS'; amount(storage: Storage, player: Player): number }
  | { kind: 'TOKEN'; amount: number }
  /** A bonus that is granted once so much is bet in the days that count. */
  | { kind: 'PROMISE'; amount: number; target: number; days(at: number): Span }

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
