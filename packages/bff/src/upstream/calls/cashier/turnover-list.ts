import type { TurnoverOrder } from '@marquee/contracts/areas/cashier/withdrawals'
import * as z from 'zod/mini'
import { amount, flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from './money-refusals.ts'

const OrderItem = z.object({
  order_no: text(),
  source: text(),
  promo_title: z.optional(textOrNull()),
  promo_title_local: z.optional(textOrNull()),
  promo_title_cn: z.optional(textOrNull()),
  amount: amount(),
  multiplier: z.optional(textOrNull()),
  required: amount(),
  completed: amount(),
  remaining: amount(),
  contribution_note_en: z.optional(textOrNull()),
  contribution_note_local: z.optional(textOrNull()),
  contribution_note_cn: z.optional(textOrNull()),
  created_at: text(),
  expires_at: z.optional(textOrNull()),
  is_passed: z.optional(flag()),
})

interface Question extends ListQuery {
  currency: string
}

/** A page of the player's turnover orders. One with an unreadable amount is left out. */
export const turnoverList = platformCall({
  path: '/api/cashier/turnover_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: Question) => listRequest(input),
  response: z.object({ value: z.array(OrderItem), ...listFields }),
  read(answer, { input }: ReadContext<Question>) {
    const orders = answer.value.flatMap((item) => readOrder(item, input.currency) ?? [])
    return readList(answer, orders, input)
  },
  refusals: readRefusals,
})

function readOrder(item: z.infer<typeof OrderItem>, currency: string): TurnoverOrder | undefined {
  const amount = readMoney(item.amount, currency)
  const required = readMoney(item.required, currency)
  const completed = readMoney(item.completed, currency)
  const remaining = readMoney(item.remaining, currency)
  if (!amount || !required || !completed || !remaining) return undefined
  return {
    orderNo: item.order_no,
    source: item.source,
    promoTitleEn: item.promo_title ?? '',
    promoTitleLocal: item.promo_title_local ?? '',
    promoTitleCn: item.promo_title_cn ?? '',
    amount,
    multiplier: item.multiplier ?? '',
    required,
    completed,
    remaining,
    contributionNoteEn: item.contribution_note_en ?? '',
    contributionNoteLocal: item.contribution_note_local ?? '',
    contributionNoteCn: item.contribution_note_cn ?? '',
    createdAt: item.created_at,
    expiresAt: item.expires_at ?? '',
    isPassed: item.is_passed ?? false,
  }
}
