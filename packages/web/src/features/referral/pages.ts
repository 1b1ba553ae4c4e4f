import type { SitePages } from '../../brand/pages/site-page.ts'

export const referralPages = {
  referral: {
    icon: 'users',
    menus: ['account', 'rewards'],
    load: () => import('./referral-page.tsx'),
    texts: ['pages', 'rewards'],
  },
} satisfies SitePages
