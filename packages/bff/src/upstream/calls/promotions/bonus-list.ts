import type { Bonus } from '@marquee/contracts/areas/promotions/bonuses'
import * as z from 'zod/mini'
import { amount, flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'

// Titles in other languages and what forfeiting takes are extensions of ours.
const BonusItem = z.object({
  bonus_id: text(),
  promo_id: z.optional(textOrNull()),
  title: z.optional(textOrNull()),
  title_local: z.optional(textOrNull()),
  title_cn: z.optional(textOrNull()),
  amount: amount(),
  status: text(),
  turnover_required: amount(),
  turnover_completed: amount(),
  turnover_remaining: amount(),
  granted_at: z.optional(textOrNull()),
  expires_at: z.optional(textOrNull()),
  can_forfeit: z.optional(flag()),
  forfeit_amount: amountOrNone(),
})

interface Question extends ListQuery {
  status?: string | undefined
  currency: string
}

/** A page of the player's bonuses. One with an unreadable amount is left out. */
export const bonusList = platformCall({
  path: '/api/promotion/my_bonuses',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: Question) => ({ ...listRequest(input), status: input.status }),
  response: z.object({ value: z.array(BonusItem), ...listFields }),
  read(answer, { input }: ReadContext<Question>) {
    const bonuses = answer.value.flatMap((item) => readBonus(item, input.currency) ?? [])
    return readList(answer, bonuses, input)
  },
  refusals: readRefusals,
})

function readBonus(item: z.infer<typeof BonusItem>, currency: string): Bonus | undefined {
  const amount = readMoney(item.amount, currency)
  const turnoverRequired = readMoney(item.turnover_required, currency)
  const turnoverCompleted = readMoney(item.turnover_completed, currency)
  const turnoverRemaining = readMoney(item.turnover_remaining, currency)
  if (item.bonus_id === '' || !amount || !turnoverRequired || !turnoverCompleted || !turnoverRemaining)
    return undefined
  return {
    bonusId: item.bonus_id,
    promoId: item.promo_id ?? '',
    title: item.title || (item.promo_id ?? ''),
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    amount,
    status: item.status,
    turnoverRequired,
    turnoverCompleted,
    turnoverRemaining,
    grantedAt: item.granted_at ?? '',
    expiresAt: item.expires_at ?? '',
    canForfeit: item.can_forfeit ?? false,
    forfeitAmount: readMoney(item.forfeit_amount, currency),
  }
}
