import * as z from 'zod/mini'
import { wholeNumber } from '../../list.ts'
import { AmountInput } from '../../money.ts'
import { operation } from '../../operation.ts'
import { Deposit, depositExample } from './deposits.ts'
import { Withdrawal } from './withdrawals.ts'

/**
 * What became of a deposit or withdrawal whose request had an unknown outcome: asks the platform by the idempotency key
 * and creates nothing. `unknown`: the platform did not answer, or with the record of something else; `notFound`: it has no
 * such request; `known`: the record. The amount and the time of the request, where they are known, tell whose it is.
 */
export const getMoneyOutcome = operation(
  {
    method: 'GET',
    path: '/api/cashier/outcomes/{requestId}',
    access: 'player',
    limit: 'reads',
    params: z.object({ requestId: z.uuid() }),
    query: z.object({
      kind: z.enum(['deposit', 'withdrawal']),
      amount: z.optional(AmountInput),
      sentSecondsAgo: z.optional(wholeNumber(0, 1_000_000_000)),
    }),
    response: z.object({
      state: z.enum(['unknown', 'notFound', 'known']),
      record: z.optional(z.union([Deposit, Withdrawal])),
    }),
  },
  {
    request: {
      params: { requestId: '3f2c6a52-0d6b-4d0e-9a55-3b1f1d1c2b10' },
      query: { kind: 'deposit', amount: '500', sentSecondsAgo: 90 },
    },
    response: { state: 'known', record: depositExample },
  },
)
