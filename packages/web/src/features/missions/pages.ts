import type { SitePages } from '../../brand/pages/site-page.ts'

export const missionPages = {
  mission: {
    icon: 'star',
    menus: ['account', 'rewards', 'footer'],
    load: () => import('./mission-page.tsx'),
    texts: ['pages', 'rewards'],
  },
} satisfies SitePages
