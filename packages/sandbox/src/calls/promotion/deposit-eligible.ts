import { capabilitiesOf } from '../../brands/capabilities-of.ts'
import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { findChannel } from '../../cashier/deposits/deposit-channels.ts'
import { bonusOf, depositOffers, isEligible } from '../../cashier/deposits/deposit-offers.ts'
import { decimal, minorUnits } from '../../money.ts'
import { invalidInput } from '../../refusal.ts'
import { termsOf } from '../../rewards/bonuses/bonus-terms.ts'

const offeredMs = 30 * 86_400_000

/**
 * The bonuses that a deposit could take. What a bonus requires comes on top of the deposit's own turnover. The titles
 * in further languages are an extension.
 */
export const depositEligible = call({
  path: '/api/promotion/deposit_eligible',
  identify: 'playerAtSite',
  area: 'deposits',
  fields: { channel_code: 'filled', amount: 'filled' },
  handle({ input, brand, player, db, now }) {
    const amount = minorUnits(input.amount)
    if (amount === undefined) throw invalidInput({ amount: 'format' })
    if (!findChannel(input.channel_code)) throw invalidInput({ channel_code: 'unknown' })
    const offers = capabilitiesOf(brand).includes('promotions') ? depositOffers : []
    const value = offers
      .filter((offer) => isEligible(db, player, offer, amount))
      .map((offer) => {
        const bonus = bonusOf(offer, amount)
        const { title, multiplier } = termsOf(offer.promoId)
        return {
          promo_id: offer.promoId,
          title: title.en,
          title_local: title.local,
          title_cn: title.cn,
          bonus_type: 'PERCENT',
          bonus_rate: offer.rate / 100,
          bonus_max: decimal(offer.max),
          bonus_preview: decimal(bonus),
          turnover_multiplier: multiplier,
          turnover_required: decimal(bonus * multiplier),
          min_deposit: decimal(offer.min),
          expires_at: manilaTime(now() + offeredMs),
        }
      })
    return { value, total: value.length }
  },
})
