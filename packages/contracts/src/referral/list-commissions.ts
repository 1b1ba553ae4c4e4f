import * as z from 'zod/mini'
import { rangeCheck, rangeQuery } from '../date-range.ts'
import { listOf, pageQuery } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** What friends of one level earned the player on one day. */
export const Commission = z.object({
  date: z.string(),
  level: z.number(),
  baseAmount: Money,
  /** Percent, a decimal string. */
  rate: z.string(),
  commission: Money,
  /** `PENDING`, `CLAIMABLE`, `CLAIMED`, `VOID`, or another status of the platform. */
  status: z.string(),
})
export type Commission = z.infer<typeof Commission>

/** The player's commissions, latest first. */
export const listCommissions = operation({
  method: 'GET',
  path: '/api/referral/commissions',
  access: 'player',
  limit: 'reads',
  capability: 'referral',
  query: z.object({ ...rangeQuery, ...pageQuery }).check(rangeCheck),
  response: listOf(Commission),
})

export const listCommissionsExample: Example<typeof listCommissions> = {
  request: { query: {} },
  response: {
    items: [
      {
        date: '2030-01-01',
        level: 1,
        baseAmount: { amount: '1000.00', currency: 'PHP' },
        rate: '0.3',
        commission: { amount: '3.00', currency: 'PHP' },
        status: 'CLAIMABLE',
      },
    ],
    total: 1,
    page: 1,
    perPage: 10,
  },
}
