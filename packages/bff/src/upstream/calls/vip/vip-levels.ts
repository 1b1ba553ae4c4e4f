import type { VipLevel } from '@marquee/contracts/areas/vip'
import * as z from 'zod/mini'
import { amount, text, textOrNull } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { ratesByCategory, readRates } from '../promotions/rates-by-category.ts'

const LevelItem = z.object({
  vip_code: text(),
  vip_name: text(),
  img_url: z.optional(textOrNull()),
  deposit_required: amount(),
  turnover_required: amount(),
  keep_deposit: amountOrNone(),
  keep_turnover: amountOrNone(),
  benefits: z.optional(z.nullable(z.array(z.object({ key: text(), value: textOrNull() })))),
  withdrawal_daily_limit: amountOrNone(),
  rebate_rates: ratesByCategory(),
})

/** The brand's VIP levels, with pictures as written. One that does not say what it takes is left out. */
export const vipLevels = platformCall({
  path: '/api/vip/levels',
  kind: 'read',
  identify: 'site',
  onFailure: 'general',
  response: z.object({ value: z.array(LevelItem) }),
  read: ({ value }, { input }: ReadContext<{ currency: string }>) =>
    wholeList(value.flatMap((item) => readLevel(item, input.currency) ?? [])),
})

function readLevel(item: z.infer<typeof LevelItem>, currency: string): VipLevel | undefined {
  const depositRequired = readMoney(item.deposit_required, currency)
  const turnoverRequired = readMoney(item.turnover_required, currency)
  if (item.vip_code === '' || !depositRequired || !turnoverRequired) return undefined
  return {
    vipCode: item.vip_code,
    vipName: item.vip_name || item.vip_code,
    imgUrl: item.img_url ?? '',
    depositRequired,
    turnoverRequired,
    keepDeposit: readMoney(item.keep_deposit, currency),
    keepTurnover: readMoney(item.keep_turnover, currency),
    benefits: (item.benefits ?? []).filter(({ key }) => key !== ''),
    withdrawalDailyLimit: readMoney(item.withdrawal_daily_limit, currency),
    rebateRates: readRates(item.rebate_rates),
  }
}
