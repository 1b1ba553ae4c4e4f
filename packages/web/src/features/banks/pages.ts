import { query } from '../../api/query.ts'
import type { SitePage, SitePages } from '../../brand/pages/site-page.ts'

// Both share a chunk: each further name of a chunk would add to every first visit.
const bankPage = (page: 'bank-details' | 'add-bank') =>
  ({
    icon: 'wallet',
    load: async () => (await import('./bank-pages.tsx')).bankPage(page),
    texts: ['pages', 'money'],
  }) satisfies SitePage

export const banksPages = {
  'bank-details': {
    ...bankPage('bank-details'),
    menus: ['account', 'money'],
    above: 'account',
    ownReads: () => [query('listMyBanks', {})],
  },
  'add-bank': { ...bankPage('add-bank'), above: 'bank-details' },
} satisfies SitePages
