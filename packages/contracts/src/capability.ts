import * as z from 'zod/mini'

/** A business area that a brand's platform may lack. Operations and pages name the one they depend on. */
export const Capability = z.enum([
  'games',
  'matches',
  'tables',
  'draws',
  'topTen',
  'announcements',
  'favorites',
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
  'kyc',
  'responsibleGaming',
  'sessions',
  'notifications',
  'banners',
  'contact',
  'appDownload',
  'tickets',
])
export type Capability = z.infer<typeof Capability>

/**
 * The areas that this product implements. A brand offers the intersection of these and what its platform reports;
 * a brand whose platform reports nothing offers all of them.
 */
export const servedCapabilities: readonly Capability[] = [
  'games',
  'matches',
  'tables',
  'draws',
  'topTen',
  'announcements',
  'favorites',
  'recentGames',
  'deposits',
  'withdrawals',
  'banks',
  'reports',
  'kyc',
  'promotions',
  'missions',
  'referral',
  'vipLevels',
  'leaderboards',
  'news',
  'responsibleGaming',
  'sessions',
  'notifications',
  'banners',
  'contact',
  'appDownload',
  'tickets',
]
