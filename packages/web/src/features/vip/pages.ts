import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'

export const vipPages = {
  vip: {
    icon: 'crown',
    menus: ['account', 'rewards', 'footer'],
    load: () => import('./vip-page.tsx'),
    texts: ['pages', 'rewards'],
    reads: ({ startup: { capabilities } }) =>
      capabilities.includes('vipLevels') ? [query('listVipLevels', {})] : [],
  },
} satisfies SitePages
