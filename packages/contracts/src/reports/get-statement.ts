import * as z from 'zod/mini'
import { CalendarDate, rangeCheck, rangeQuery } from '../date-range.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** The sums of a period. An amount is null where the platform leaves it out: it is never estimated. */
const sums = {
  openingBalance: z.nullable(Money),
  deposits: z.nullable(Money),
  withdrawals: z.nullable(Money),
  bonuses: z.nullable(Money),
  adjustments: z.nullable(Money),
  betTotal: z.nullable(Money),
  winTotal: z.nullable(Money),
  netResult: z.nullable(Money),
  closingBalance: z.nullable(Money),
}

/** The player's statement of a period, and of each day in it. */
export const Statement = z.object({
  ...sums,
  netDepositLifetime: z.nullable(Money),
  daily: z.array(z.object({ date: CalendarDate, ...sums })),
})
export type Statement = z.infer<typeof Statement>

/** What came in, what went out and what was played in a period. */
export const getStatement = operation({
  method: 'GET',
  path: '/api/reports/statement',
  access: 'player',
  limit: 'reads',
  capability: 'reports',
  query: z.object(rangeQuery).check(rangeCheck),
  response: Statement,
})

const day = {
  openingBalance: { amount: '1000.00', currency: 'PHP' },
  deposits: { amount: '500.00', currency: 'PHP' },
  withdrawals: { amount: '0.00', currency: 'PHP' },
  bonuses: { amount: '0.00', currency: 'PHP' },
  adjustments: { amount: '0.00', currency: 'PHP' },
  betTotal: { amount: '200.00', currency: 'PHP' },
  winTotal: { amount: '150.00', currency: 'PHP' },
  netResult: { amount: '-50.00', currency: 'PHP' },
  closingBalance: { amount: '1450.00', currency: 'PHP' },
}

export const getStatementExample: Example<typeof getStatement> = {
  request: { query: { from: '2030-01-01', to: '2030-01-01' } },
  response: {
    ...day,
    netDepositLifetime: { amount: '1500.00', currency: 'PHP' },
    daily: [{ date: '2030-01-01', ...day }],
  },
}
