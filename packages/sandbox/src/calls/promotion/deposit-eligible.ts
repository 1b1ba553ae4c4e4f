import { call } from '../../call.ts'
import { findChannel } from '../../cashier/deposits/deposit-channels.ts'
import { bonusOf, depositOffers, isEligible } from '../../cashier/deposits/deposit-offers.ts'
import { decimal, minorUnits } from '../../money.ts'
import { manilaTime } from '../../platform.ts'
import { invalidInput } from '../../refusal.ts'

const offeredMs = 30 * 86_400_000

/**
 * The bonuses that a deposit could take. What a bonus requires comes on top of the deposit's own turnover. The titles
 * in further languages are an extension.
 */
export const depositEligible = call({
  identify: 'playerAtSite',
  area: 'deposits',
  fields: { channel_code: 'filled', amount: 'filled' },
  handle({ input, player, db, now }) {
    const amount = minorUnits(input.amount)
    if (amount === undefined) throw invalidInput({ amount: 'format' })
    if (!findChannel(input.channel_code)) throw invalidInput({ channel_code: 'unknown' })
    const value = depositOffers
      .filter((offer) => isEligible(db, player, offer, amount))
      .map((offer) => {
        const bonus = bonusOf(offer, amount)
        return {
          promo_id: offer.promoId,
          title: offer.title.en,
          title_local: offer.title.local,
          title_cn: offer.title.cn,
          bonus_type: 'PERCENT',
          bonus_rate: offer.rate / 100,
          bonus_max: decimal(offer.max),
          bonus_preview: decimal(bonus),
          turnover_multiplier: offer.multiplier,
          turnover_required: decimal(bonus * offer.multiplier),
          min_deposit: decimal(offer.min),
          expires_at: manilaTime(now() + offeredMs),
        }
      })
    return { value, total: value.length }
  },
})
