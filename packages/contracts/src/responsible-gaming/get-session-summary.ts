import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** The running session in time and money, as the platform counts it. Amounts that it leaves out are null. */
export const SessionSummary = z.object({
  sessionSeconds: z.number(),
  betTotal: z.nullable(Money),
  winTotal: z.nullable(Money),
  /** Won less bet. */
  net: z.nullable(Money),
  /** ISO 8601. */
  since: z.string(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

/** The player's running session. */
export const getSessionSummary = operation({
  method: 'GET',
  path: '/api/me/session-summary',
  access: 'player',
  limit: 'reads',
  capability: 'responsibleGaming',
  response: SessionSummary,
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const getSessionSummaryExample: Example<typeof getSessionSummary> = {
  request: {},
  response: {
    sessionSeconds: 1260,
    betTotal: money('300.00'),
    winTotal: money('180.00'),
    net: money('-120.00'),
    since: '2030-01-01T08:00:00+08:00',
  },
}
