import { type Capability, servedCapabilities } from '@marquee/contracts/capability'
import type { AbsentArea, Brand } from './brand.ts'

const marks = new Map<string, AbsentArea>(
  servedCapabilities.map((area) => [`no-${area.toLowerCase()}`, `no-${area}`]),
)

/** The areas of money, which platforms without a cashier lack together. */
export const cashierAreas = ['deposits', 'withdrawals', 'banks', 'reports', 'kyc'] as const
export const rewardAreas = ['promotions', 'missions', 'referral', 'vipLevels', 'leaderboards'] as const

/** The trait of a brand that lacks one area, from the label of its domain. */
export function absentAreaOf(label: string): AbsentArea | undefined {
  return marks.get(label)
}

/** The traits of a brand that lacks these areas. */
export function lacking(areas: readonly Capability[]): AbsentArea[] {
  return areas.map((area): AbsentArea => `no-${area}`)
}

/** The areas of a brand, as its start-up data reports them. */
export function capabilitiesOf({ traits }: Pick<Brand, 'traits'>): Capability[] {
  return servedCapabilities.filter((area) => !traits.includes(`no-${area}`))
}
