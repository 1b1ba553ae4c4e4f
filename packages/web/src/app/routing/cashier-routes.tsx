import type { PageName } from '@marquee/contracts/pages'
import type { Route } from './page-module.ts'
import { withTexts } from './with-texts.ts'

const ofMoney = { middleware: [], layout: 'template', texts: 'page' } as const

/** Deposits and withdrawals. */
export const cashierRoutes = {
  deposit: {
    ...ofMoney,
    load: async (language) => {
      const { DepositPage, DepositWaiting } = await withTexts(
        'money',
        language,
        import('../../features/cashier/deposit-page.tsx'),
      )
      return { Page: DepositPage, Waiting: DepositWaiting }
    },
  },
  withdrawal: {
    ...ofMoney,
    load: async (language) => {
      const { WithdrawalPage, WithdrawalWaiting } = await withTexts(
        'money',
        language,
        import('../../features/cashier/withdrawal-page.tsx'),
      )
      return { Page: WithdrawalPage, Waiting: WithdrawalWaiting }
    },
  },
} as const satisfies Partial<Record<PageName, Route>>
