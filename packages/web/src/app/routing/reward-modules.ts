import type { LanguageCode } from '@marquee/contracts/languages'
import { createElement } from 'react'
import { loadAreaTexts } from '../../i18n/load-area-texts.ts'
import type { PageModule, Route } from './page-module.ts'

export type RewardPage = 'promotions' | 'mission' | 'referral' | 'vip' | 'leaderboard'

// Apart from the routes: the names of these chunks would add to every first visit.
const rewardModules: Record<RewardPage, Pick<Route, 'module'> & { load: () => Promise<PageModule> }> = {
  promotions: {
    load: async () => {
      const [{ PromotionsPage }, { OperatorBody }] = await Promise.all([
        import('../../features/promotions/promotions-page.tsx'),
        import('../operator-body.tsx'),
      ])
      return {
        Page: () => createElement(PromotionsPage, { Body: OperatorBody }),
        queries: (search, { capabilities }, language) => {
          const id = search.get('id')
          if (id) return [{ id: 'getPromotion', input: { params: { id } } }]
          if (search.get('view') === 'bonuses') return []
          const query = { position: 'promotions', language }
          return [
            { id: 'listPromotions', input: {} },
            ...(capabilities.includes('banners') ? [{ id: 'listBanners', input: { query } } as const] : []),
          ]
        },
      }
    },
  },
  mission: {
    load: async () => ({
      Page: (await import('../../features/missions/mission-page.tsx')).MissionPage,
    }),
  },
  referral: {
    load: async () => {
      const { ReferralPage, ReferralWaiting } = await import('../../features/referral/referral-page.tsx')
      return { Page: ReferralPage, Waiting: ReferralWaiting }
    },
  },
  vip: {
    load: async () => ({
      Page: (await import('../../features/vip/vip-page.tsx')).VipPage,
      queries: (_search, { capabilities }) =>
        capabilities.includes('vipLevels') ? [{ id: 'listVipLevels', input: {} }] : [],
    }),
  },
  leaderboard: {
    load: async () => ({
      Page: (await import('../../features/leaderboards/leaderboard-page.tsx')).LeaderboardPage,
      queries: (search, { capabilities }) => {
        const hasBoards = capabilities.includes('leaderboards')
        return [
          ...(hasBoards ? [{ id: 'listLeaderboards' as const, input: {} }] : []),
          ...(capabilities.includes('topTen') && !(hasBoards && search.get('id'))
            ? [{ id: 'getTopTen' as const, input: {} }]
            : []),
        ]
      },
    }),
  },
}

/** Loads a page of rewards with its texts. */
export async function loadRewardPage(page: RewardPage, language: LanguageCode): Promise<PageModule> {
  const { module, load } = rewardModules[page]
  const [loaded] = await Promise.all([load(), loadAreaTexts('rewards', language)])
  return { ...loaded, module }
}
