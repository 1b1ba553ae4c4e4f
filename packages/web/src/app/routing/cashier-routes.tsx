import type { PageName } from '@marquee/contracts/pages'
import type { Route } from './page-module.ts'

const ofMoney = { middleware: [], texts: ['pages', 'money'] } as const

/** Deposits and withdrawals. */
export const cashierRoutes = {
  deposit: {
    ...ofMoney,
    load: async () => {
      const { DepositPage, DepositWaiting } = await import('../../features/cashier/deposit-page.tsx')
      return { Page: DepositPage, Waiting: DepositWaiting }
    },
    texts: ['pages', 'money', 'care'],
  },
  withdrawal: {
    ...ofMoney,
    load: async () => {
      const { WithdrawalPage, WithdrawalWaiting } = await import('../../features/cashier/withdrawal-page.tsx')
      return { Page: WithdrawalPage, Waiting: WithdrawalWaiting }
    },
  },
} as const satisfies Partial<Record<PageName, Route>>
