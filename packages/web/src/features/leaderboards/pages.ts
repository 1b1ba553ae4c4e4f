import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'

export const leaderboardPages = {
  leaderboard: {
    icon: 'trophy',
    menus: ['account', 'rewards', 'footer'],
    load: () => import('./leaderboard-page.tsx'),
    texts: ['pages', 'rewards'],
    reads: ({ search, startup: { capabilities } }) => {
      const hasBoards = capabilities.includes('leaderboards')
      const hasTopTen = capabilities.includes('topTen') && !(hasBoards && search.get('id'))
      return [
        ...(hasBoards ? [query('listLeaderboards', {})] : []),
        ...(hasTopTen ? [query('getTopTen', {})] : []),
      ]
    },
  },
} satisfies SitePages
