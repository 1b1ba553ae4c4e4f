import type { PageName } from '@marquee/contracts/pages'
import { onServer, type Route } from './page-module.ts'
import { withMoneyTexts } from './with-page-texts.ts'

const ofMoney = { middleware: [], layout: 'template', texts: 'page' } as const

/** Deposits and withdrawals. */
export const cashierRoutes = {
  deposit: {
    ...ofMoney,
    module: onServer && 'src/features/cashier/deposit-page.tsx',
    load: async (language) => {
      const { DepositPage, DepositWaiting } = await withMoneyTexts(
        language,
        import('../../features/cashier/deposit-page.tsx'),
      )
      return { Page: DepositPage, Waiting: DepositWaiting }
    },
  },
  withdrawal: {
    ...ofMoney,
    module: onServer && 'src/features/cashier/withdrawal-page.tsx',
    load: async (language) => {
      const { WithdrawalPage, WithdrawalWaiting } = await withMoneyTexts(
        language,
        import('../../features/cashier/withdrawal-page.tsx'),
      )
      return { Page: WithdrawalPage, Waiting: WithdrawalWaiting }
    },
  },
} as const satisfies Partial<Record<PageName, Route>>
