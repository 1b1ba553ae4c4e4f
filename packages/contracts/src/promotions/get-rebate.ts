import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** The share of the player's bets that comes back, whether they won or lost. */
export const Rebate = z.object({
  /** What can be claimed now. */
  claimable: Money,
  /** Percent of each bet, a decimal string, by game type. */
  rateByCategory: z.array(z.object({ category: z.string(), rate: z.string() })),
  /** When the running period ends; ISO 8601, empty where the platform leaves it out. */
  periodEnd: z.string(),
})
export type Rebate = z.infer<typeof Rebate>

export const rebateExample: Rebate = {
  claimable: { amount: '12.50', currency: 'PHP' },
  rateByCategory: [{ category: 'SLOTS', rate: '0.5' }],
  periodEnd: '2030-01-08T00:00:00+08:00',
}

/** The player's rebate. */
export const getRebate = operation({
  method: 'GET',
  path: '/api/me/rebate',
  access: 'player',
  limit: 'reads',
  capability: 'promotions',
  response: Rebate,
})

export const getRebateExample: Example<typeof getRebate> = { request: {}, response: rebateExample }
