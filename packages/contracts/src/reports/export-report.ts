import * as z from 'zod/mini'
import { CashierCode, StatusFilter } from '../cashier/cashier-ids.ts'
import { rangeCheck, rangeQuery } from '../date-range.ts'
import { type Example, operation } from '../operation.ts'
import { LanguageCodeSchema } from '../site/get-startup.ts'
import { TransactionType } from './list-transactions.ts'

/**
 * A report as a CSV file (RFC 4180, UTF-8 with a byte order mark), every row of the filter. No cell can be taken for a
 * formula by a spreadsheet.
 */
export const exportReport = operation({
  method: 'GET',
  path: '/api/reports/{kind}.csv',
  access: 'player',
  limit: 'writes',
  capability: 'reports',
  params: z.object({ kind: z.enum(['statement', 'transactions', 'bets']) }),
  query: z
    .object({
      ...rangeQuery,
      type: z.optional(TransactionType),
      gameType: z.optional(CashierCode),
      provider: z.optional(CashierCode),
      status: StatusFilter,
      /** Of the headings; English where it is left out. */
      language: z.optional(LanguageCodeSchema),
    })
    .check(rangeCheck),
  download: 'text/csv',
  response: z.object({}),
})

export const exportReportExample: Example<typeof exportReport> = {
  request: {
    params: { kind: 'transactions' },
    query: { from: '2030-01-01', to: '2030-01-07', language: 'EN' },
  },
  response: {},
}
