import type { PageName } from '@marquee/contracts/pages'
import type { Route } from './page-module.ts'

const ofRewards = { middleware: [], texts: ['pages', 'rewards'] } as const

/** Promotions, missions, referral, VIP and leaderboards. */
export const rewardRoutes = {
  promotions: {
    ...ofRewards,
    load: async () => ({
      Page: (await import('../../features/promotions/promotions-page.tsx')).PromotionsPage,
    }),
  },
  mission: {
    ...ofRewards,
    load: async () => ({ Page: (await import('../../features/missions/mission-page.tsx')).MissionPage }),
  },
  referral: {
    ...ofRewards,
    load: async () => {
      const { ReferralPage, ReferralWaiting } = await import('../../features/referral/referral-page.tsx')
      return { Page: ReferralPage, Waiting: ReferralWaiting }
    },
  },
  vip: {
    ...ofRewards,
    load: async () => ({ Page: (await import('../../features/vip/vip-page.tsx')).VipPage }),
  },
  leaderboard: {
    ...ofRewards,
    load: async () => ({
      Page: (await import('../../features/leaderboards/leaderboard-page.tsx')).LeaderboardPage,
    }),
  },
} as const satisfies Partial<Record<PageName, Route>>
