import * as z from 'zod/mini'
import { listOf, pageQuery } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** A friend who came by the player's link. The account is masked, whatever the platform sends. */
export const Downline = z.object({
  accountMasked: z.string(),
  registeredAt: z.string(),
  /** `REGISTERED`, `DEPOSITED`, `QUALIFIED`, or another status of the platform. */
  status: z.string(),
  commission: Money,
})
export type Downline = z.infer<typeof Downline>

/** The player's friends, latest first. */
export const listDownlines = operation({
  method: 'GET',
  path: '/api/referral/downlines',
  access: 'player',
  limit: 'reads',
  capability: 'referral',
  query: z.object({
    ...pageQuery,
    level: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(9))),
  }),
  response: listOf(Downline),
})

export const listDownlinesExample: Example<typeof listDownlines> = {
  request: { query: { level: 1 } },
  response: {
    items: [
      {
        accountMasked: 'ju***88',
        registeredAt: '2030-01-01T08:00:00+08:00',
        status: 'QUALIFIED',
        commission: { amount: '50.00', currency: 'PHP' },
      },
    ],
    total: 1,
    page: 1,
    perPage: 10,
  },
}
