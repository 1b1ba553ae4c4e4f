import type { Brand } from '../brands/brand.ts'

const cashier = ['deposits', 'withdrawals', 'banks', 'reports', 'kyc'] as const
const rewards = ['promotions', 'missions', 'referral', 'vipLevels', 'leaderboards'] as const
const others = [
  ...['games', 'matches', 'topTen', 'announcements', 'favourites', 'recentGames', 'news'],
  ...['responsibleGaming', 'sessions', 'banners', 'contact', 'appDownload', 'tickets'],
]

/** The business areas that a brand may lack, by the names of the product's capabilities. */
export type Area = (typeof cashier)[number] | (typeof rewards)[number]

/** The areas of a brand, as its start-up data reports them. */
export function capabilitiesOf(brand: Brand): string[] {
  return [
    ...others,
    ...(brand.traits.includes('noCashier') ? [] : cashier),
    ...(brand.traits.includes('noRewards') ? [] : rewards),
  ]
}
