import type {
  PromotionDetail,
  Promotion as PromotionRecord,
} from '@marquee/contracts/areas/promotions/promotions'
import { bannerImage } from '../../brands/art-address.ts'
import { call } from '../../calls/call.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { textFields } from '../../calls/texts.ts'
import { manilaTime } from '../../clock/manila.ts'
import { decimal, units } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { refuse } from '../../refusal.ts'
import { refusePaused } from '../responsible-gaming/pauses.ts'
import { contributions, termsOf } from './bonus-terms.ts'
import { claimPromotion } from './claim-promotion.ts'
import { type Promotion, promotionState } from './promotion.ts'
import { findPromotion, promotionsOf } from './promotions.ts'

/** The promotions, each with its state for the player or visitor. */
export const promotionList = call({
  path: '/api/promotion/list',
  identify: 'anyoneAtSite',
  area: 'promotions',
  fields: { category: 'text?', lang: 'text?' },
  handle({ input, brand, player, ...platform }) {
    const { category = '' } = input
    const value = promotionsOf(brand)
      .filter((promotion) => category === '' || promotion.category === category)
      .map((promotion) => promotionItem(platform, promotion, player))
    return { value, total: value.length }
  },
})

/** A promotion with its text, its terms, and whether the player meets its conditions. */
export const promotionDetail = call({
  path: '/api/promotion/detail',
  identify: 'anyoneAtSite',
  area: 'promotions',
  fields: { promo_id: 'id' },
  handle({ input, brand, player, ...platform }) {
    const promotion = findPromotion(brand, input.promo_id)
    if (!promotion) throw refuse('notFound')
    return { value: [detailOf(platform, promotion, player)] }
  },
})

/** Claims or joins a promotion, once for each `request_id`. */
export const claim = call({
  path: '/api/promotion/claim',
  identify: 'playerAtSite',
  area: 'promotions',
  fields: { request_id: 'filled', promo_id: 'id' },
  handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, promo_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'promotion_claim', requestId, content: promo_id }
    return runIdempotently(platform.db, write, () => {
      const promotion = findPromotion(brand, promo_id)
      if (!promotion) throw refuse('notFound')
      refusePaused(platform, player)
      return { value: [claimPromotion(platform, player, promotion)] }
    })
  },
})

/** A promotion in a list. */
function promotionItem(
  platform: Platform,
  promotion: Promotion,
  player: Player | undefined,
): PlatformRecord<PromotionRecord> {
  const { start, end } = promotion.run(platform.now())
  return {
    promo_id: promotion.promoId,
    ...textFields('title', promotion.title),
    ...textFields('short', promotion.short),
    img_url: bannerImage(platform.origin(), 'landscape', promotion.art, promotion.promoId),
    category: promotion.category,
    start_at: manilaTime(start),
    end_at: end === undefined ? '' : manilaTime(end),
    action: promotion.action,
    state: promotionState(platform, promotion, player),
  }
}

/** A promotion with its text and terms; conditions are met or not for a player alone. */
function detailOf(
  platform: Platform,
  promotion: Promotion,
  player: Player | undefined,
): PlatformRecord<PromotionDetail> {
  const { offer, reward, rules } = promotion
  const terms = offer || (reward && reward.kind !== 'TOKEN') ? termsOf(promotion.promoId) : undefined
  return {
    ...promotionItem(platform, promotion, player),
    ...textFields('body', promotion.body),
    min_deposit: offer ? decimal(offer.min) : null,
    // Percent, of hundredths of a percent.
    bonus_rate: offer ? decimal(offer.rate).replace(/\.00$/, '') : '',
    bonus_max: bonusMax(platform, promotion, player),
    turnover_multiplier: terms ? String(terms.multiplier) : '',
    turnover_games: terms
      ? contributions.map(({ gameType, percent }) => ({ game_type: gameType, percent: String(percent) }))
      : [],
    max_bet: terms ? decimal(terms.maxBet) : null,
    max_withdraw: terms?.maxWithdraw === undefined ? null : decimal(terms.maxWithdraw),
    valid_days: terms?.validDays ?? null,
    eligibility: rules.map((rule) => ({
      rule_key: rule.key,
      met: player ? rule.isMet(platform, player) : null,
    })),
  }
}

// What a player can get at most: the fixed amount where there is one.
function bonusMax(platform: Platform, { offer, reward }: Promotion, player: Player | undefined) {
  if (offer) return decimal(offer.max)
  if (reward?.kind === 'PROMISE') return decimal(reward.amount)
  if (reward?.kind !== 'BONUS') return null
  const amount = player ? reward.amount(platform, player) : units(0)
  return amount > 0 ? decimal(amount) : null
}
