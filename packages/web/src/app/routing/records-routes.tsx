import type { PageName } from '@marquee/contracts/pages'
import type { PageModule, Route } from './page-module.ts'

const own = { middleware: [], texts: ['pages', 'money'] } as const

// The pages of an area share a chunk: each further name of a chunk would add to every first visit.
const bankPage = (page: 'bank-details' | 'add-bank') => ({
  ...own,
  load: async (): Promise<PageModule> => {
    const { BankPages } = await import('../../features/banks/bank-pages.tsx')
    return { Page: () => <BankPages page={page} />, Waiting: () => <BankPages page={page} isWaiting /> }
  },
})

const recordPage = (page: 'transaction-history' | 'statement' | 'bet-history') => ({
  ...own,
  load: async (): Promise<PageModule> => {
    const { ReportPages } = await import('../../features/reports/report-pages.tsx')
    return { Page: () => <ReportPages page={page} />, Waiting: () => <ReportPages page={page} isWaiting /> }
  },
})

/** The player's bank accounts, histories and identity. */
export const recordsRoutes = {
  'bank-details': bankPage('bank-details'),
  'add-bank': bankPage('add-bank'),
  'transaction-history': recordPage('transaction-history'),
  statement: recordPage('statement'),
  'bet-history': recordPage('bet-history'),
  verification: {
    ...own,
    load: async () => {
      const { VerificationPage, VerificationWaiting } = await import(
        '../../features/kyc/verification-page.tsx'
      )
      return { Page: VerificationPage, Waiting: VerificationWaiting }
    },
    texts: ['pages'],
  },
} as const satisfies Partial<Record<PageName, Route>>
