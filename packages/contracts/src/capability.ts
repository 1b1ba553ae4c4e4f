import * as z from 'zod/mini'

/** A business area of the platform that a brand may lack. */
export const Capability = z.enum([
  'games',
  'matches',
  'topTen',
  'announcements',
  'favourites',
  'recentGames',
  'deposits',
  'withdrawals',
  'banks',
  'reports',
  'promotions',
  'missions',
  'referral',
  'vipLevels',
  'leaderboards',
  'news',
])
export type Capability = z.infer<typeof Capability>

/**
 * The areas that this product serves. A platform may have more of them: what cannot be done here is not offered,
 * so no brand has such an area, whatever its platform says. A brand whose platform says nothing has all of these.
 */
export const servedCapabilities: readonly Capability[] = [
  'games',
  'matches',
  'topTen',
  'announcements',
  'favourites',
  'recentGames',
]
