import type { Commission } from '@marquee/contracts/areas/referral'
import * as z from 'zod/mini'
import { amount, count, decimal, text } from '../../decoding/field-readers.ts'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'

const CommissionItem = z.object({
  date: text(),
  level: count(),
  base_amount: amount(),
  rate: decimal(),
  commission: amount(),
  status: text(),
})

interface Question extends ListQuery {
  currency: string
}

/** A page of the player's commissions. One with an unreadable amount is left out. */
export const commissionList = platformCall({
  path: '/api/referral/commission_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: Question) => listRequest(input),
  response: z.object({ value: z.array(CommissionItem), ...listFields }),
  read(answer, { input }: ReadContext<Question>) {
    const commissions = answer.value.flatMap((item) => readCommission(item, input.currency) ?? [])
    return readList(answer, commissions, input)
  },
  refusals: readRefusals,
})

function readCommission(item: z.infer<typeof CommissionItem>, currency: string): Commission | undefined {
  const baseAmount = readMoney(item.base_amount, currency)
  const commission = readMoney(item.commission, currency)
  if (!baseAmount || !commission) return undefined
  const { date, level, rate, status } = item
  return { date, level, baseAmount, rate, commission, status }
}
