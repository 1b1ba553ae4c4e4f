import type { SitePage, SitePages } from '../../brand/pages/site-page.ts'
import type { IconName } from '../../ui/media/icon.tsx'

// They share a chunk: each further name of a chunk would add to every first visit.
const recordPage = (page: 'transaction-history' | 'statement' | 'bet-history', icon: IconName): SitePage => ({
  icon,
  menus: ['account', 'money'],
  above: 'account',
  load: async () => (await import('./report-pages.tsx')).reportPage(page),
  texts: ['pages', 'money'],
})

export const reportsPages = {
  'transaction-history': recordPage('transaction-history', 'clock'),
  statement: recordPage('statement', 'sort'),
  'bet-history': recordPage('bet-history', 'ticket'),
} satisfies SitePages
