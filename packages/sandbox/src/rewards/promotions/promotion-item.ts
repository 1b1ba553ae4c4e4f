import { manilaTime } from '../../calendar.ts'
import { decimal, units } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { contributions, termsOf } from '../bonuses/bonus-terms.ts'
import { textFields } from '../texts.ts'
import type { Promotion } from './promotion.ts'
import { promotionState } from './promotion-state.ts'

/** A promotion in a list. */
export function promotionItem(platform: Platform, promotion: Promotion, player: Player | undefined) {
  const { start, end } = promotion.run(platform.now())
  return {
    promo_id: promotion.promoId,
    ...textFields('title', promotion.title),
    ...textFields('short', promotion.short),
    img_url: `${platform.origin()}/art/banners/${promotion.art}/${promotion.promoId}.svg`,
    category: promotion.category,
    start_at: manilaTime(start),
    end_at: end === undefined ? '' : manilaTime(end),
    action: promotion.action,
    state: promotionState(platform, promotion, player),
  }
}

/** A promotion with its text and terms; conditions are met or not for a player alone. */
export function promotionDetail(platform: Platform, promotion: Promotion, player: Player | undefined) {
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
