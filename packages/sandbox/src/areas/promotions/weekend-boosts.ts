import { categories } from '@marquee/contracts/categories'
import type { Brand } from '../../brands/brand.ts'
import { focusOf } from '../../brands/brand-focus.ts'
import type { Texts } from '../../calls/texts.ts'
import { dayMs } from '../../clock/durations.ts'
import { periodInManila } from '../../clock/manila.ts'
import { units } from '../../money.ts'
import type { Promotion } from './promotion.ts'
import { type WeekendCategory, weekendRows } from './weekend-rows.ts'

const shortOf = ({ en, local, cn }: Texts): Texts => ({
  en: `Join, bet ₱1,000 on ${en} on Saturday and Sunday, and get a ₱100 bonus.`,
  local: `Sumali, tumaya ng ₱1,000 sa ${local} sa Sabado at Linggo, at may ₱100 bonus ka.`,
  cn: `报名后在周六和周日投注${cn}满 ₱1,000，即得 ₱100 红利。`,
})

const bodyOf = ({ en, local, cn }: Texts): Texts => ({
  en: `<p>Join any day of the week. Every bet on ${en} on Saturday and Sunday counts.</p><p>The bonus is added as soon as you reach ₱1,000. Bet it 5 times within 7 days. If you don’t reach it, nothing is taken from you.</p>`,
  local: `<p>Sumali sa anumang araw ng linggo. Bilang ang bawat taya sa ${local} sa Sabado at Linggo.</p><p>Madaragdag ang bonus pag-abot mo ng ₱1,000. Itaya ito nang 5 beses sa loob ng 7 araw. Kung hindi umabot, walang mababawas sa iyo.</p>`,
  cn: `<p>一周内任意一天均可报名。周六和周日在${cn}的投注均计入。</p><p>满 ₱1,000 后立即发放红利，请在 7 天内完成 5 倍流水。未达标不会扣除任何金额。</p>`,
})

const thisWeek = (at: number) => periodInManila('WEEK', at)

function weekendBoost(category: WeekendCategory): Promotion {
  const { promoId, title, games } = weekendRows[category]
  return {
    ...{ promoId, title, short: shortOf(games), body: bodyOf(games) },
    ...{ category: 'EVENT', action: 'OPT_IN', art: category, rules: [], run: thisWeek },
    reward: {
      ...{ kind: 'PROMISE', amount: units(100), target: units(1_000) },
      ...(category !== 'slots' && { gameTypes: categories[category].gameTypes }),
      days: (at) => {
        const { end } = thisWeek(at)
        return { start: end - 2 * dayMs, end }
      },
    },
  }
}

const boosts = new Map(
  (Object.keys(weekendRows) as WeekendCategory[]).map((category) => [category, weekendBoost(category)]),
)

/** The weekend's promotions of all brands. */
export const weekendBoosts: readonly Promotion[] = [...boosts.values()]

/** The weekend's promotion of a brand. */
export function weekendBoostOf(brand: Brand): Promotion {
  const boost = boosts.get(focusOf(brand).category as WeekendCategory) ?? boosts.get('slots')
  if (!boost) throw new Error('There is a promotion for slots')
  return boost
}
