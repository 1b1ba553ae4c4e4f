import type { Rebate } from '@marquee/contracts/areas/promotions/bonuses'
import * as z from 'zod/mini'
import { amount, textOrNull } from '../../decoding/field-readers.ts'
import { readMoney } from '../../decoding/money-reader.ts'
import { UnusableAnswer } from '../../platform-call.ts'
import { ratesByCategory, readRates } from './rates-by-category.ts'

/** The fields of a rebate as the platform tells it. */
export const rebateFields = {
  claimable: amount(),
  rate_by_category: ratesByCategory(),
  period_end: z.optional(textOrNull()),
}
const RebateRecord = z.object(rebateFields)

/**
 * Reads a rebate.
 * @throws UnusableAnswer if it does not say what can be claimed
 */
export function readRebate(record: z.infer<typeof RebateRecord>, currency: string): Rebate {
  const claimable = readMoney(record.claimable, currency)
  if (!claimable) throw new UnusableAnswer('No rebate')
  return { claimable, rateByCategory: readRates(record.rate_by_category), periodEnd: record.period_end ?? '' }
}
