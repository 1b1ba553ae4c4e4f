import * as z from 'zod/mini'
import { rangeCheck, rangeQuery } from '../date-range.ts'
import { listOf, pageQuery } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** The kinds of movements that the platform's contract names (2.11). */
export const TransactionType = z.enum([
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_REFUND',
  'BET',
  'WIN',
  'BONUS',
  'REBATE',
  'REFERRAL',
  'VIP_REWARD',
  'MISSION',
  'TOKEN',
  'ADJUSTMENT',
])

/** A movement of the player's money. */
export const Transaction = z.object({
  transactionId: z.string(),
  /** One of `TransactionType`, or another of the platform. */
  type: z.string(),
  direction: z.enum(['IN', 'OUT']),
  /** Never negative. */
  amount: Money,
  balanceAfter: z.nullable(Money),
  status: z.string(),
  referenceNo: z.string(),
  remark: z.string(),
  createdAt: z.string(),
})
export type Transaction = z.infer<typeof Transaction>

/** The player's movements, latest first, with the totals of the whole filter. */
export const listTransactions = operation({
  method: 'GET',
  path: '/api/reports/transactions',
  access: 'player',
  limit: 'reads',
  capability: 'reports',
  query: z.object({ ...rangeQuery, ...pageQuery, type: z.optional(TransactionType) }).check(rangeCheck),
  response: z.extend(listOf(Transaction), {
    totals: z.object({ in: z.nullable(Money), out: z.nullable(Money), net: z.nullable(Money) }),
  }),
})

export const listTransactionsExample: Example<typeof listTransactions> = {
  request: { query: { from: '2030-01-01', to: '2030-01-07', type: 'DEPOSIT' } },
  response: {
    items: [
      {
        transactionId: 'L1',
        type: 'DEPOSIT',
        direction: 'IN',
        amount: { amount: '500.00', currency: 'PHP' },
        balanceAfter: { amount: '1500.00', currency: 'PHP' },
        status: 'SUCCESS',
        referenceNo: 'D1',
        remark: 'GCash',
        createdAt: '2030-01-01T08:00:00+08:00',
      },
    ],
    total: 1,
    page: 1,
    perPage: 10,
    totals: {
      in: { amount: '500.00', currency: 'PHP' },
      out: { amount: '0.00', currency: 'PHP' },
      net: { amount: '500.00', currency: 'PHP' },
    },
  },
}
