import * as z from 'zod/mini'
import { maxReachDays, rangeCheckUpTo, rangeQuery } from '../date-range.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** The player's own figures of a period, as the platform counts them. */
export const PlaySummary = z.object({
  deposits: Money,
  withdrawals: Money,
  /** Withdrawals less deposits. */
  net: Money,
  daysPlayed: z.number(),
})
export type PlaySummary = z.infer<typeof PlaySummary>

/** The player's own figures of any period up to a year back; the platform is asked for a month at a time. */
export const getPlaySummary = operation({
  method: 'GET',
  path: '/api/me/play-summary',
  access: 'player',
  limit: 'reads',
  capability: 'responsibleGaming',
  query: z.object(rangeQuery).check(rangeCheckUpTo(maxReachDays)),
  response: PlaySummary,
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const getPlaySummaryExample: Example<typeof getPlaySummary> = {
  request: { query: { from: '2030-01-01', to: '2030-01-07' } },
  response: {
    deposits: money('2000.00'),
    withdrawals: money('500.00'),
    net: money('-1500.00'),
    daysPlayed: 4,
  },
}
