import type { Promotion, PromotionDetail } from '@marquee/contracts/areas/promotions/promotions'
import * as z from 'zod/mini'
import {
  amount,
  count,
  decimal,
  flag,
  id,
  idOrNull,
  list,
  markup,
  orNone,
  state,
  text,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { namedItems, wholeList } from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

/** The fields of a promotion in a list. The Chinese texts are an extension of ours. */
const promotionFields = {
  promo_id: id(),
  title_en: words(),
  title_local: z.optional(wordsOrNull()),
  title_cn: z.optional(wordsOrNull()),
  short_en: z.optional(wordsOrNull()),
  short_local: z.optional(wordsOrNull()),
  short_cn: z.optional(wordsOrNull()),
  img_url: z.optional(textOrNull()),
  category: z.optional(textOrNull()),
  start_at: z.optional(time()),
  end_at: z.optional(time()),
  action: z.optional(textOrNull()),
  state: z.optional(state()),
}
const PromotionItem = z.object(promotionFields)

/** Reads a promotion, with its picture as written. */
function readPromotion(item: z.infer<typeof PromotionItem>): Promotion {
  return {
    promoId: item.promo_id,
    titleEn: item.title_en || item.promo_id,
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    shortEn: item.short_en ?? '',
    shortLocal: item.short_local ?? '',
    shortCn: item.short_cn ?? '',
    imgUrl: item.img_url ?? '',
    category: item.category ?? '',
    startAt: item.start_at ?? '',
    endAt: item.end_at ?? '',
    action: item.action || 'NONE',
    state: item.state || 'AVAILABLE',
  }
}

/** The brand's promotions, with pictures as written; asked for a player, each has the player's own state. */
export const promotionList = platformCall({
  path: '/api/promotion/list',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  // The records hold the texts of every language.
  request: () => ({ lang: 'EN' }),
  response: z.object({ value: list(z.object(promotionFields)) }),
  read: ({ value }) => wholeList(namedItems(value, ({ promo_id }) => promo_id !== '').map(readPromotion)),
  refusals: ['tooManyRequests'],
})

const Detail = z.object({
  ...promotionFields,
  body_en: orNone(markup()),
  body_local: orNone(markup()),
  body_cn: orNone(markup()),
  min_deposit: amountOrNone(),
  bonus_rate: orNone(decimal()),
  bonus_max: amountOrNone(),
  turnover_multiplier: orNone(decimal()),
  turnover_games: orNone(list(z.object({ game_type: text(), percent: decimal() }))),
  max_bet: amountOrNone(),
  max_withdraw: amountOrNone(),
  valid_days: orNone(count()),
  eligibility: orNone(list(z.object({ rule_key: text(), met: orNone(flag()) }))),
})

interface PromotionQuestion {
  id: string
}

/** One promotion, with its picture and HTML as written; asked for a player, with the player's own conditions. */
export const promotionDetail = platformCall({
  path: '/api/promotion/detail',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  needs: ['currency'],
  request: ({ id }: PromotionQuestion) => ({ promo_id: id }),
  record: 'value',
  response: Detail,
  read: readDetail,
  refusals: readRefusals,
})

function readDetail(item: z.infer<typeof Detail>, { currency }: { currency: string }): PromotionDetail {
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

interface Claim {
  id: string
}

/** Takes a promotion. */
export const promotionClaim = platformCall({
  path: '/api/promotion/claim',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id }: Claim, { requestId }) => ({ request_id: requestId, promo_id: id }),
  record: 'value',
  response: z.object({ bonus_id: z.optional(idOrNull()), status: state() }),
  read({ bonus_id, status }) {
    if (status === '') throw new UnusableAnswer('No status')
    return { bonusId: bonus_id ?? '', status }
  },
  refusals: claimRefusals,
})

interface Redemption {
  code: string
}

/** Redeems a promotion code. */
export const codeRedeem = platformCall({
  path: '/api/promotion/redeem_code',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ code }: Redemption, { requestId }) => ({ request_id: requestId, promo_code: code }),
  record: 'value',
  response: z.object({ reward_type: text(), amount: amount(), bonus_id: z.optional(idOrNull()) }),
  read({ reward_type, amount, bonus_id }) {
    if (reward_type === '') throw new UnusableAnswer('No reward')
    return { rewardType: reward_type, amount, bonusId: bonus_id ?? '' }
  },
  refusals: [...claimRefusals, 'invalidInput'],
  fieldNames: { promo_code: 'code' },
})
