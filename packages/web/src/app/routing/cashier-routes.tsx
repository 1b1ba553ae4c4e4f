import type { PageName } from '@marquee/contracts/pages'
import { onServer, type PageModule, type Route } from './page-module.ts'
import { withMoneyTexts } from './with-money-texts.ts'

// Both share a chunk: each further name of a chunk would add to every first visit.
const cashierPage = (page: 'deposit' | 'withdrawal'): Route => ({
  middleware: [],
  layout: 'template',
  texts: 'page',
  module: onServer && 'src/features/cashier/cashier-pages.tsx',
  load: async (language): Promise<PageModule> => {
    const { CashierPages } = await withMoneyTexts(
      language,
      import('../../features/cashier/cashier-pages.tsx'),
    )
    return { Page: () => <CashierPages page={page} />, Waiting: () => <CashierPages page={page} isWaiting /> }
  },
})

/** Deposits and withdrawals. */
export const cashierRoutes = {
  deposit: cashierPage('deposit'),
  withdrawal: cashierPage('withdrawal'),
} as const satisfies Partial<Record<PageName, Route>>
