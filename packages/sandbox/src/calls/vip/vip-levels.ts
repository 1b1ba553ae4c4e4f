import { call } from '../../call.ts'
import { decimal, share } from '../../money.ts'
import { dailyWithdrawalLimit, vipLevels as levels } from '../../players/vip-levels.ts'
import { rebateRates } from '../../rewards/vip/rebate-rates.ts'
import { vipGifts } from '../../rewards/vip/vip-rewards.ts'

// A level is kept by a tenth of what it takes to reach it, each month.
const keepShare = 1_000

/** The VIP levels, from the lowest: what each takes, and what it gives. */
export const vipLevels = call({
  path: '/api/vip/levels',
  identify: 'site',
  area: 'vipLevels',
  handle({ origin }) {
    const value = levels.map(({ name }, level) => {
      const { depositNext: deposit = 0, turnoverNext: turnover = 0 } = levels[level - 1] ?? {}
      return {
        vip_code: name.toUpperCase(),
        vip_name: name,
        img_url: `${origin()}/art/banners/poker/vip-${name.toLowerCase()}.svg`,
        deposit_required: decimal(deposit),
        turnover_required: decimal(turnover),
        keep_deposit: level === 0 ? null : decimal(share(deposit, keepShare)),
        keep_turnover: level === 0 ? null : decimal(share(turnover, keepShare)),
        benefits: benefitsOf(level),
        withdrawal_daily_limit: decimal(dailyWithdrawalLimit),
        rebate_rates: rebateRates(level).map(({ gameType, rate }) => ({
          category: gameType,
          rate: decimal(rate),
        })),
      }
    })
    return { value, total: value.length }
  },
})

function benefitsOf(level: number) {
  const gifts = vipGifts[level]
  if (!gifts) return []
  return [
    { key: 'levelUpBonus', value: decimal(gifts.levelUp) },
    { key: 'weeklyBonus', value: decimal(gifts.weekly) },
    { key: 'monthlyBonus', value: decimal(gifts.monthly) },
    { key: 'birthdayBonus', value: decimal(gifts.birthday) },
  ].filter(({ value }) => value !== '0.00')
}
