import type { SitePages } from '../../brand/pages/site-page.ts'
import { contentQuery } from '../../content/content-query.ts'

export const responsibleGamingPages = {
  'responsible-gaming': {
    icon: 'heart',
    menus: ['account', 'you', 'about', 'footer'],
    load: () => import('./responsible-gaming-page.tsx'),
    isForAllAges: true,
    reads: ({ language }) => [contentQuery('responsibleGaming', language)],
  },
} satisfies SitePages
