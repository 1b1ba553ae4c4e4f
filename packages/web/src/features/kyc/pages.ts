import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'

export const kycPages = {
  verification: {
    icon: 'identity',
    menus: ['account', 'you'],
    above: 'account',
    load: () => import('./verification-page.tsx'),
    ownReads: () => [query('getKyc', {})],
  },
} satisfies SitePages
