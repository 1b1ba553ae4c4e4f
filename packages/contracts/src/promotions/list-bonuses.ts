import * as z from 'zod/mini'
import { StatusFilter } from '../cashier/cashier-ids.ts'
import { listOf, pageQuery } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** A bonus that the player took, and how much of its turnover is bet. */
export const Bonus = z.object({
  bonusId: z.string(),
  promoId: z.string(),
  title: z.string(),
  titleLocal: z.string(),
  titleCn: z.string(),
  amount: Money,
  /** `PENDING`, `ACTIVE`, `COMPLETED` (converted to cash), `EXPIRED`, `FORFEITED`, `CANCELLED`, or another one. */
  status: z.string(),
  turnoverRequired: Money,
  turnoverCompleted: Money,
  turnoverRemaining: Money,
  grantedAt: z.string(),
  /** ISO 8601; empty where it does not expire. */
  expiresAt: z.string(),
  canForfeit: z.boolean(),
  /** What forfeiting would take away now: the bonus and what was won with it. Null where the platform does not say. */
  forfeitAmount: z.nullable(Money),
})
export type Bonus = z.infer<typeof Bonus>

/** The player's bonuses, latest first. */
export const listBonuses = operation({
  method: 'GET',
  path: '/api/me/bonuses',
  access: 'player',
  limit: 'reads',
  capability: 'promotions',
  query: z.object({ ...pageQuery, status: StatusFilter }),
  response: listOf(Bonus),
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const listBonusesExample: Example<typeof listBonuses> = {
  request: { query: { status: 'ACTIVE' } },
  response: {
    items: [
      {
        bonusId: 'BN1',
        promoId: 'WELCOME50',
        title: 'Welcome bonus',
        titleLocal: '',
        titleCn: '新人礼金',
        amount: money('250.00'),
        status: 'ACTIVE',
        turnoverRequired: money('3750.00'),
        turnoverCompleted: money('1500.00'),
        turnoverRemaining: money('2250.00'),
        grantedAt: '2030-01-01T08:00:00+08:00',
        expiresAt: '2030-01-08T08:00:00+08:00',
        canForfeit: true,
        forfeitAmount: money('250.00'),
      },
    ],
    total: 1,
    page: 1,
    perPage: 10,
  },
}
