import { units } from '../money.ts'

/** A VIP level. */
export interface VipLevel {
  name: string
  /** The requirements of the next level in the minor unit; 0 for the highest level. */
  depositNext: number
  turnoverNext: number
}

/** What a player of any level may withdraw on a day, in the minor unit. */
export const dailyWithdrawalLimit = units(1_250_000)

/** The levels from lowest to highest. */
export const vipLevels: readonly VipLevel[] = [
  { name: 'Bronze', depositNext: units(5_000), turnoverNext: units(20_000) },
  { name: 'Silver', depositNext: units(20_000), turnoverNext: units(100_000) },
  { name: 'Gold', depositNext: units(50_000), turnoverNext: units(400_000) },
  { name: 'Platinum', depositNext: units(200_000), turnoverNext: units(2_000_000) },
  { name: 'Diamond', depositNext: units(1_000_000), turnoverNext: units(10_000_000) },
  { name: 'Sovereign', depositNext: 0, turnoverNext: 0 },
]
