import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** A VIP level: what it takes, what it takes to stay, and what it gives (the platform's contract, 2.7). */
export const VipLevel = z.object({
  vipCode: z.string(),
  vipName: z.string(),
  imgUrl: z.string(),
  depositRequired: Money,
  turnoverRequired: Money,
  /** What has to be deposited and bet each period to keep the level; null where nothing has to be. */
  keepDeposit: z.nullable(Money),
  keepTurnover: z.nullable(Money),
  /** `key` is a key of the texts or the platform's own words; `value` is display text. */
  benefits: z.array(z.object({ key: z.string(), value: z.string() })),
  withdrawalDailyLimit: z.nullable(Money),
  /** Percent of each bet, a decimal string, by game type. */
  rebateRates: z.array(z.object({ category: z.string(), rate: z.string() })),
})
export type VipLevel = z.infer<typeof VipLevel>

/** The brand's VIP levels, lowest first. */
export const listVipLevels = operation({
  method: 'GET',
  path: '/api/vip/levels',
  access: 'anyone',
  limit: 'reads',
  cache: 'catalogue',
  capability: 'vipLevels',
  response: listOf(VipLevel),
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const listVipLevelsExample: Example<typeof listVipLevels> = {
  request: {},
  response: {
    items: [
      {
        vipCode: 'GOLD',
        vipName: 'Gold',
        imgUrl: '',
        depositRequired: money('20000.00'),
        turnoverRequired: money('100000.00'),
        keepDeposit: null,
        keepTurnover: money('50000.00'),
        benefits: [{ key: 'birthdayBonus', value: '₱500' }],
        withdrawalDailyLimit: money('500000.00'),
        rebateRates: [{ category: 'SLOTS', rate: '0.6' }],
      },
    ],
    total: 1,
    page: 1,
    perPage: 1,
  },
}
