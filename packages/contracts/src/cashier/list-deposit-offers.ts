import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { AmountInput, Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { CashierCode } from './cashier-ids.ts'

/** A bonus that a deposit of a certain amount would bring. */
export const DepositOffer = z.object({
  promoId: z.string(),
  /** In English, and in the other languages: empty where there is no text. */
  title: z.string(),
  titleLocal: z.string(),
  titleCn: z.string(),
  bonusType: z.string(),
  /** Percent, a decimal string; empty where the bonus is a fixed amount. */
  bonusRate: z.string(),
  bonusMax: z.nullable(Money),
  /** What this amount would bring. */
  bonusPreview: Money,
  turnoverMultiplier: z.string(),
  /** What has to be bet for the bonus, beside the turnover of the deposit itself. */
  turnoverRequired: Money,
  minDeposit: z.nullable(Money),
  /** ISO 8601; empty where it does not expire. */
  expiresAt: z.string(),
})
export type DepositOffer = z.infer<typeof DepositOffer>

/** The bonuses that a deposit may take. */
export const listDepositOffers = operation({
  method: 'GET',
  path: '/api/cashier/deposit-offers',
  access: 'player',
  limit: 'reads',
  capability: 'deposits',
  query: z.object({ channel: CashierCode, amount: AmountInput }),
  response: listOf(DepositOffer),
})

export const listDepositOffersExample: Example<typeof listDepositOffers> = {
  request: { query: { channel: 'GCASH_1', amount: '500' } },
  response: {
    items: [
      {
        promoId: 'WELCOME50',
        title: 'Welcome bonus',
        titleLocal: 'Bonus sa pagsali',
        titleCn: '迎新红利',
        bonusType: 'RATE',
        bonusRate: '50',
        bonusMax: { amount: '500.00', currency: 'PHP' },
        bonusPreview: { amount: '250.00', currency: 'PHP' },
        turnoverMultiplier: '15',
        turnoverRequired: { amount: '11250.00', currency: 'PHP' },
        minDeposit: { amount: '100.00', currency: 'PHP' },
        expiresAt: '2030-01-08T08:00:00+08:00',
      },
    ],
    total: 1,
    page: 1,
    perPage: 1,
  },
}
