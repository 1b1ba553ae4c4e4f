import * as z from 'zod/mini'
import { rangeCheck, rangeQuery } from '../date-range.ts'
import { listOf, pageQuery } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { StatusFilter } from './cashier-ids.ts'
import { Deposit, depositExample } from './deposit.ts'

/** The player's deposits, latest first. */
export const listDeposits = operation({
  method: 'GET',
  path: '/api/cashier/deposits',
  access: 'player',
  limit: 'reads',
  capability: 'deposits',
  query: z.object({ ...rangeQuery, ...pageQuery, status: StatusFilter }).check(rangeCheck),
  response: listOf(Deposit),
})

export const listDepositsExample: Example<typeof listDeposits> = {
  request: { query: { from: '2030-01-01', to: '2030-01-07', status: 'AWAITING_PAYMENT' } },
  response: { items: [depositExample], total: 1, page: 1, perPage: 10 },
}
