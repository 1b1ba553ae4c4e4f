import type { Capability } from './capability.ts'

/**
 * The areas that offer play, a bonus or a deposit. A player on a break, or excluded, has the site without them: their
 * money, their records, help and the law are left.
 */
export const areasOfPlay = [
  'games',
  'matches',
  'tables',
  'draws',
  'topTen',
  'announcements',
  'favorites',
  'recentGames',
  'deposits',
  'promotions',
  'missions',
  'referral',
  'vipLevels',
  'leaderboards',
  'banners',
  'appDownload',
] as const satisfies readonly Capability[]

const ofPlay: ReadonlySet<Capability> = new Set(areasOfPlay)

/** What of a brand's areas stays open to a player on a break. */
export const withoutPlay = (capabilities: readonly Capability[]): Capability[] =>
  capabilities.filter((capability) => !ofPlay.has(capability))

const pauses: ReadonlySet<string> = new Set(['COOL_OFF', 'SELF_EXCLUSION'])

/** Whether a break or an exclusion is among the platform's codes for what responsible gaming blocks. */
export const isPaused = (blockers: readonly string[]): boolean =>
  blockers.some((blocker) => pauses.has(blocker))
