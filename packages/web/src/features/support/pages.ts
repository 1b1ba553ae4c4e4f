import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'

export const supportPages = {
  'contact-us': {
    icon: 'chat',
    menus: ['you', 'about', 'footer'],
    load: () => import('./contact-page.tsx'),
    texts: ['pages', 'help'],
    isForAllAges: true,
    reads: ({ startup: { capabilities } }) => [
      query('listSocialAccounts', {}),
      ...(capabilities.includes('contact') ? [query('listContactChannels', {})] : []),
    ],
  },
} satisfies SitePages
