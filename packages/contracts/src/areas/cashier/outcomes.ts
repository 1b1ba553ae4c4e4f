import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { Deposit, depositExample } from './deposits.ts'
import { Withdrawal } from './withdrawals.ts'

/**
 * What became of a deposit or withdrawal whose request had an unknown outcome: asks the platform by the idempotency key
 * and creates nothing. `unknown`: the platform did not answer; `notFound`: it has no such request; `known`: the record.
 */
export const getMoneyOutcome = operation(
  {
    method: 'GET',
    path: '/api/cashier/outcomes/{requestId}',
    access: 'player',
    limit: 'reads',
    params: z.object({ requestId: z.uuid() }),
    query: z.object({ kind: z.enum(['deposit', 'withdrawal']) }),
    response: z.object({
      state: z.enum(['unknown', 'notFound', 'known']),
      record: z.optional(z.union([Deposit, Withdrawal])),
    }),
  },
  {
    request: {
      params: { requestId: '3f2c6a52-0d6b-4d0e-9a55-3b1f1d1c2b10' },
      query: { kind: 'deposit' },
    },
    response: { state: 'known', record: depositExample },
  },
)
