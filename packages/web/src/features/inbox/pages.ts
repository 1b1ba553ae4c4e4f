import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'

export const inboxPages = {
  inbox: {
    icon: 'inbox',
    menus: ['account', 'rewards', 'panel'],
    load: () => import('./inbox-page.tsx'),
    texts: ['pages', 'help'],
    ownReads: () => [query('listInbox', {})],
  },
} satisfies SitePages
