import { periodInManila } from '../../calendar.ts'
import { hasDeposited } from '../../cashier/deposits/deposit-offers.ts'
import { kycOf } from '../../cashier/kyc/kyc-of.ts'
import { movements } from '../../cashier/reports/statement.ts'
import { share } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import type { EligibilityRule } from './promotion.ts'

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
