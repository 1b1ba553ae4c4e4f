import * as z from 'zod/mini'
import { listOf, pageQuery } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** What has to be bet before money can be withdrawn, order by order. */
export const TurnoverOrder = z.object({
  orderNo: z.string(),
  /** `DEPOSIT`, `BONUS`, `ADJUSTMENT`, or another source of the platform. */
  source: z.string(),
  /** Of the bonus; empty for an order that is none. */
  promoTitleEn: z.string(),
  promoTitleLocal: z.string(),
  promoTitleCn: z.string(),
  amount: Money,
  /** A decimal string. */
  multiplier: z.string(),
  required: Money,
  completed: Money,
  remaining: Money,
  /** Which games count, and how much; empty for none. */
  contributionNoteEn: z.string(),
  contributionNoteLocal: z.string(),
  contributionNoteCn: z.string(),
  createdAt: z.string(),
  /** ISO 8601; empty where it does not expire. */
  expiresAt: z.string(),
  isPassed: z.boolean(),
})
export type TurnoverOrder = z.infer<typeof TurnoverOrder>

/** The player's turnover orders, in the platform's order. */
export const listTurnover = operation({
  method: 'GET',
  path: '/api/cashier/turnover',
  access: 'player',
  limit: 'reads',
  capability: 'withdrawals',
  query: z.object(pageQuery),
  response: listOf(TurnoverOrder),
})

export const listTurnoverExample: Example<typeof listTurnover> = {
  request: { query: {} },
  response: {
    items: [
      {
        orderNo: 'T1',
        source: 'DEPOSIT',
        promoTitleEn: '',
        promoTitleLocal: '',
        promoTitleCn: '',
        amount: { amount: '1000.00', currency: 'PHP' },
        multiplier: '1',
        required: { amount: '1000.00', currency: 'PHP' },
        completed: { amount: '400.00', currency: 'PHP' },
        remaining: { amount: '600.00', currency: 'PHP' },
        contributionNoteEn: 'Slots count in full, live casino 10%.',
        contributionNoteLocal: '',
        contributionNoteCn: '',
        createdAt: '2030-01-01T08:00:00+08:00',
        expiresAt: '',
        isPassed: false,
      },
    ],
    total: 1,
    page: 1,
    perPage: 10,
  },
}
