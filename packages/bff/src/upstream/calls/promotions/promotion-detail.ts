import type { PromotionDetail } from '@marquee/contracts/areas/promotions/promotions'
import * as z from 'zod/mini'
import { count, decimal, flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { promotionFields, readPromotion } from './promotion-item.ts'

const Detail = z.object({
  ...promotionFields,
  body_en: z.optional(textOrNull()),
  body_local: z.optional(textOrNull()),
  body_cn: z.optional(textOrNull()),
  min_deposit: amountOrNone(),
  bonus_rate: z.optional(decimal()),
  bonus_max: amountOrNone(),
  turnover_multiplier: z.optional(decimal()),
  turnover_games: z.optional(z.nullable(z.array(z.object({ game_type: text(), percent: decimal() })))),
  max_bet: amountOrNone(),
  max_withdraw: amountOrNone(),
  valid_days: z.optional(z.nullable(count())),
  eligibility: z.optional(
    z.nullable(z.array(z.object({ rule_key: text(), met: z.optional(z.nullable(flag())) }))),
  ),
})

interface Question {
  promoId: string
  currency: string
}

/** One promotion, with its picture and HTML as written; asked for a player, with the player's own conditions. */
export const promotionDetail = platformCall({
  path: '/api/promotion/detail',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  request: ({ promoId }: Question) => ({ promo_id: promoId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: Detail,
  read: readDetail,
  refusals: readRefusals,
})

function readDetail(
  item: z.infer<typeof Detail>,
  { input: { currency } }: ReadContext<Question>,
): PromotionDetail {
  if (item.promo_id === '') throw new UnusableAnswer('No promotion')
  return {
    ...readPromotion(item),
    bodyEn: item.body_en ?? '',
    bodyLocal: item.body_local ?? '',
    bodyCn: item.body_cn ?? '',
    minDeposit: readMoney(item.min_deposit, currency),
    bonusRate: item.bonus_rate ?? '',
    bonusMax: readMoney(item.bonus_max, currency),
    turnoverMultiplier: item.turnover_multiplier ?? '',
    turnoverGames: (item.turnover_games ?? [])
      .filter(({ game_type, percent }) => game_type !== '' && percent !== '')
      .map(({ game_type, percent }) => ({ gameType: game_type, percent })),
    maxBet: readMoney(item.max_bet, currency),
    maxWithdraw: readMoney(item.max_withdraw, currency),
    validDays: item.valid_days ?? null,
    eligibility: (item.eligibility ?? [])
      .filter(({ rule_key }) => rule_key !== '')
      .map(({ rule_key, met }) => ({ ruleKey: rule_key, met: met ?? null })),
  }
}
