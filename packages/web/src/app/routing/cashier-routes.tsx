import type { PageName } from '@marquee/contracts/pages'
import { onServer, type Route } from './page-module.ts'

const own = { middleware: [], layout: 'template', texts: 'page' } as const

/** Deposits and withdrawals. */
export const cashierRoutes = {
  deposit: {
    ...own,
    module: onServer && 'src/features/cashier/deposit-page.tsx',
    load: async () => {
      const { DepositPage, DepositWaiting } = await import('../../features/cashier/deposit-page.tsx')
      return { Page: DepositPage, Waiting: DepositWaiting }
    },
  },
  withdrawal: {
    ...own,
    module: onServer && 'src/features/cashier/withdrawal-page.tsx',
    load: async () => {
      const { WithdrawalPage, WithdrawalWaiting } = await import('../../features/cashier/withdrawal-page.tsx')
      return { Page: WithdrawalPage, Waiting: WithdrawalWaiting }
    },
  },
} as const satisfies Partial<Record<PageName, Route>>
