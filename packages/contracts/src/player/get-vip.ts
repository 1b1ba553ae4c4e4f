import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/**
 * The player's VIP level and the progress to the next one. `depoProgress` and `toProgress` are percentages from 0 to
 * 100; deposits and turnover are compared with what the next level requires (specification, sections 3 and 9).
 */
export const Vip = z.object({
  currentLevel: z.string(),
  nextLevel: z.string(),
  totalDeposit: Money,
  depositNext: Money,
  depoProgress: z.number(),
  totalTurnover: Money,
  turnoverNext: Money,
  toProgress: z.number(),
})
export type Vip = z.infer<typeof Vip>

/** The player's VIP level. */
export const getVip = operation({
  method: 'GET',
  path: '/api/me/vip',
  access: 'player',
  limit: 'reads',
  response: Vip,
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const getVipExample: Example<typeof getVip> = {
  request: {},
  response: {
    currentLevel: 'Silver',
    nextLevel: 'Gold',
    totalDeposit: money('5000.00'),
    depositNext: money('20000.00'),
    depoProgress: 25,
    totalTurnover: money('60000.00'),
    turnoverNext: money('100000.00'),
    toProgress: 60,
  },
}
