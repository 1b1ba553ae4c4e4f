import * as z from 'zod/mini'
import { listOf, wholeNumber } from '../../list.ts'
import { AmountInput, Money } from '../../money.ts'
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
    shows: 'nowhere',
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

/** A deposit or withdrawal of which nobody knows yet whether it happened. */
export const UnsettledMovement = z.object({
  /** Its idempotency key: `getMoneyOutcome` tells by it what became of it. */
  requestId: z.string(),
  kind: z.enum(['deposit', 'withdrawal']),
  /** What the player asked for. */
  amount: Money,
  /** The reference of the response that did not tell the outcome. */
  reference: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
})
export type UnsettledMovement = z.infer<typeof UnsettledMovement>

/**
 * The deposits and withdrawals of the last day whose outcome is not known, also those that another device has sent; the
 * oldest first. The platform is not asked for it.
 */
export const listUnsettledMoney = operation(
  {
    method: 'GET',
    path: '/api/cashier/outcomes',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    response: listOf(UnsettledMovement),
  },
  {
    request: {},
    response: {
      items: [
        {
          requestId: '3f2c6a52-0d6b-4d0e-9a55-3b1f1d1c2b10',
          kind: 'deposit',
          amount: { amount: '500.00', currency: 'PHP' },
          reference: '7KQ2-M8VD',
          sentAt: '2030-01-01T00:00:00.000Z',
        },
      ],
      total: 1,
      page: 1,
      perPage: 1,
    },
  },
)
