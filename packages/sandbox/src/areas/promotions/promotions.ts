import type { Brand } from '../../brands/brand.ts'
import { focusOf } from '../../brands/brand-focus.ts'
import { periodInManila } from '../../clock/manila.ts'
import { units } from '../../money.ts'
import { claimedPromotions } from './claimed-promotions.ts'
import { depositOffers } from './deposit-offers.ts'
import { firstDeposit, type Promotion, vipLevel } from './promotion.ts'
import { weekendBoostOf } from './weekend-boosts.ts'

const always = () => ({ start: Date.parse('2026-01-01T00:00:00+08:00') })

const texts: Record<string, Pick<Promotion, 'title' | 'short' | 'body' | 'category' | 'rules'>> = {
  'welcome-50': {
    ...{ category: 'WELCOME', rules: [firstDeposit] },
    title: { en: '50% welcome bonus', local: '50% na welcome bonus', cn: '50% 迎新红利' },
    short: {
      en: 'Half of your first deposit on top, up to ₱500.',
      local: 'Dagdag na kalahati ng unang deposito mo, hanggang ₱500.',
      cn: '首次存款加送一半，最高 ₱500。',
    },
    body: {
      en: '<p>Choose the bonus when you make your first deposit of ₱200 or more. It’s added as soon as the deposit arrives.</p><p>Bet the bonus 15 times within 7 days, and what’s left of it becomes cash. Until then, your deposit is bet first, and you can’t withdraw.</p><p>You can give the bonus up at any time. You keep your own money and lose the bonus with what you won by it.</p>',
      local:
        '<p>Piliin ang bonus sa unang deposito mo na ₱200 pataas. Madaragdag ito pagdating ng deposito.</p><p>Itaya ang bonus nang 15 beses sa loob ng 7 araw, at magiging cash ang matitira. Hanggang doon, nauuna ang deposito mo sa taya, at hindi ka pa puwedeng mag-withdraw.</p><p>Puwede mong bitawan ang bonus kahit kailan. Sa iyo pa rin ang sarili mong pera; mawawala ang bonus at ang napanalunan gamit ito.</p>',
      cn: '<p>首次存款满 ₱200 时选择此红利，存款到账后立即发放。</p><p>请在 7 天内完成红利 15 倍的流水，剩余部分即转为现金。在此之前，投注先使用您的存款，且无法取款。</p><p>您可随时放弃红利。本金仍归您所有，红利及其赢利将被收回。</p>',
    },
  },
  'reload-20': {
    ...{ category: 'DEPOSIT', rules: [] },
    title: { en: '20% reload bonus', local: '20% na reload bonus', cn: '20% 续存红利' },
    short: {
      en: '20% on top of a deposit of ₱500 or more, up to ₱1,000.',
      local: 'Dagdag na 20% sa depositong ₱500 pataas, hanggang ₱1,000.',
      cn: '存款满 ₱500 加送 20%，最高 ₱1,000。',
    },
    body: {
      en: '<p>Choose it with any deposit of ₱500 or more.</p><p>Bet the bonus 8 times within 30 days. Slots count in full, live casino and table games 10%, and at most ₱500 of each bet.</p>',
      local:
        '<p>Piliin ito sa anumang depositong ₱500 pataas.</p><p>Itaya ang bonus nang 8 beses sa loob ng 30 araw. Buo ang bilang ng slots, 10% ang live casino at table games, at hanggang ₱500 ng bawat taya.</p>',
      cn: '<p>任意一笔满 ₱500 的存款均可选择。</p><p>请在 30 天内完成红利 8 倍的流水。老虎机全额计入，真人娱乐和棋牌计 10%，每笔投注最多计 ₱500。</p>',
    },
  },
}

/** The promotions that come with a deposit: one for each offer of the cashier. */
const depositPromotions: readonly Omit<Promotion, 'art'>[] = depositOffers.flatMap((offer) => {
  const text = texts[offer.promoId]
  if (!text) return []
  const isRepeatable = !text.rules.includes(firstDeposit)
  return [{ promoId: offer.promoId, ...text, action: 'DEPOSIT', run: always, offer, isRepeatable }]
})

/** Promotions that most players can only look at: a rebate that runs by itself, one for the few, and one that is over. */
const shownPromotions: readonly Promotion[] = [
  {
    ...{ promoId: 'daily-rebate', category: 'REBATE', action: 'NONE', art: 'crash', rules: [] },
    title: { en: 'Rebate on every bet', local: 'Rebate sa bawat taya', cn: '每注返水' },
    short: {
      en: 'Win or lose, a share of each bet comes back. No turnover.',
      local: 'Manalo o matalo, may bumabalik sa bawat taya. Walang turnover.',
      cn: '无论输赢，每笔投注均返还一部分，无流水要求。',
    },
    body: {
      en: '<p>The rate depends on the game and grows with your VIP level. Claim whenever you like; what you bet last week and this week counts.</p>',
      local:
        '<p>Depende sa laro ang rate, at tumataas ito ayon sa VIP level mo. I-claim kahit kailan; bilang ang itinaya mo noong nakaraang linggo at ngayong linggo.</p>',
      cn: '<p>返水比例因游戏而异，并随您的 VIP 等级提高。上周和本周的投注均计入，可随时领取。</p>',
    },
    run: always,
  },
  {
    ...{ promoId: 'sovereign-5000', category: 'VIP', action: 'CLAIM', art: 'horseRacing' },
    rules: [vipLevel('vipSovereign', 5)],
    title: { en: 'Sovereign salute', local: 'Saludo sa Sovereign', cn: 'Sovereign 礼遇' },
    short: {
      en: 'A ₱5,000 bonus each month for Sovereign players.',
      local: '₱5,000 bonus kada buwan para sa Sovereign.',
      cn: 'Sovereign 等级每月 ₱5,000 红利。',
    },
    body: {
      en: '<p>For our highest level. Bet it 3 times within 30 days.</p>',
      local: '<p>Para sa pinakamataas naming level. Itaya ito nang 3 beses sa loob ng 30 araw.</p>',
      cn: '<p>专属最高等级。请在 30 天内完成 3 倍流水。</p>',
    },
    run: (at) => periodInManila('MONTH', at),
    reward: { kind: 'BONUS', amount: () => units(5_000) },
  },
  {
    ...{ promoId: 'opening-week', category: 'EVENT', action: 'CLAIM', art: 'lottery', rules: [] },
    title: { en: 'Opening week', local: 'Opening week', cn: '开业周' },
    short: {
      en: 'Tokens for everyone who joined in our first week.',
      local: 'Mga token para sa lahat ng sumali sa unang linggo namin.',
      cn: '首周加入的玩家均可获得代币。',
    },
    body: {
      en: '<p>This promotion is over. What you claimed stays yours.</p>',
      local: '<p>Tapos na ang promosyong ito. Sa iyo pa rin ang na-claim mo.</p>',
      cn: '<p>本活动已结束。已领取的奖励仍归您所有。</p>',
    },
    run: () => ({
      start: Date.parse('2026-01-05T00:00:00+08:00'),
      end: Date.parse('2026-01-12T00:00:00+08:00'),
    }),
    reward: { kind: 'TOKEN', amount: units(10) },
  },
]

/** The promotions of a brand, in their order. The pictures of those for deposits show what the brand puts first. */
export function promotionsOf(brand: Brand): readonly Promotion[] {
  const { category } = focusOf(brand)
  return [
    ...depositPromotions.map((promotion) => ({ ...promotion, art: category })),
    weekendBoostOf(brand),
    ...claimedPromotions,
    ...shownPromotions,
  ]
}

/** Finds a promotion of a brand by its id. */
export function findPromotion(brand: Brand, promoId: string): Promotion | undefined {
  return promotionsOf(brand).find((promotion) => promotion.promoId === promoId)
}
