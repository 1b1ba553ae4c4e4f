import type { DepositOffer } from '@marquee/contracts/areas/cashier/deposit-methods'
import * as z from 'zod/mini'
import { amount, text, textOrNull } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { amountText } from './amount-text.ts'
import { readRefusals } from './money-refusals.ts'

const OfferItem = z.object({
  promo_id: text(),
  title: text(),
  // Extensions of ours: the contract of the platform knows the title in English alone.
  title_local: z.optional(textOrNull()),
  title_cn: z.optional(textOrNull()),
  bonus_type: z.optional(textOrNull()),
  bonus_rate: z.optional(textOrNull()),
  bonus_max: amountOrNone(),
  bonus_preview: amount(),
  turnover_multiplier: z.optional(textOrNull()),
  turnover_required: amount(),
  min_deposit: amountOrNone(),
  expires_at: z.optional(textOrNull()),
})

interface Question {
  channel: string
  amount: string
  currency: string
}

/** The bonuses that a deposit may take. One that does not say what it brings and costs is left out. */
export const depositOffers = platformCall({
  path: '/api/promotion/deposit_eligible',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  request: ({ channel, amount }: Question) => ({ channel_code: channel, amount: amountText(amount) }),
  response: z.object({ value: z.array(OfferItem) }),
  read: ({ value }, { input }: ReadContext<Question>) =>
    wholeList(value.flatMap((item) => readOffer(item, input.currency) ?? [])),
  refusals: readRefusals,
})

function readOffer(item: z.infer<typeof OfferItem>, currency: string): DepositOffer | undefined {
  const bonusPreview = readMoney(item.bonus_preview, currency)
  const turnoverRequired = readMoney(item.turnover_required, currency)
  if (item.promo_id === '' || !bonusPreview || !turnoverRequired) return undefined
  return {
    promoId: item.promo_id,
    title: item.title || item.promo_id,
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    bonusType: item.bonus_type ?? '',
    bonusRate: item.bonus_rate ?? '',
    bonusMax: readMoney(item.bonus_max, currency),
    bonusPreview,
    turnoverMultiplier: item.turnover_multiplier ?? '',
    turnoverRequired,
    minDeposit: readMoney(item.min_deposit, currency),
    expiresAt: item.expires_at ?? '',
  }
}
