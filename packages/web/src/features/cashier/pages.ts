import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'
import { latestQuery } from './latest/latest-query.ts'

export const cashierPages = {
  deposit: {
    icon: 'plus',
    menus: ['account'],
    load: () => import('./deposit-page.tsx'),
    texts: ['pages', 'money', 'care'],
    ownReads: ({ search, startup: { capabilities } }, nowMs) =>
      search.get('id')
        ? []
        : [
            query('listDepositMethods', {}),
            ...(capabilities.includes('responsibleGaming') ? [query('getLimits', {})] : []),
            ...(nowMs === undefined ? [] : [query('listDeposits', { query: latestQuery(nowMs) })]),
          ],
  },
  withdrawal: {
    icon: 'minus',
    menus: ['account'],
    load: () => import('./withdrawal-page.tsx'),
    texts: ['pages', 'money'],
    ownReads: ({ search }, nowMs) =>
      search.get('id')
        ? []
        : [
            query('getWithdrawalInfo', {}),
            query('listMyBanks', {}),
            ...(nowMs === undefined ? [] : [query('listWithdrawals', { query: latestQuery(nowMs) })]),
          ],
  },
} satisfies SitePages
