import * as z from 'zod/mini'
import { rangeCheck, rangeQuery } from '../date-range.ts'
import { listOf, pageQuery } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { StatusFilter } from './cashier-ids.ts'
import { Withdrawal, withdrawalExample } from './withdrawal.ts'

/** The player's withdrawals, latest first. */
export const listWithdrawals = operation({
  method: 'GET',
  path: '/api/cashier/withdrawals',
  access: 'player',
  limit: 'reads',
  capability: 'withdrawals',
  query: z.object({ ...rangeQuery, ...pageQuery, status: StatusFilter }).check(rangeCheck),
  response: listOf(Withdrawal),
})

export const listWithdrawalsExample: Example<typeof listWithdrawals> = {
  request: { query: {} },
  response: { items: [withdrawalExample], total: 1, page: 1, perPage: 10 },
}
