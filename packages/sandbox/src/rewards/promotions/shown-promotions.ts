import { periodInManila } from '../../calendar.ts'
import { units } from '../../money.ts'
import { always } from './deposit-promotions.ts'
import type { Promotion } from './promotion.ts'
import { vipLevel } from './promotion-rules.ts'

/** Promotions that most players can only look at: a rebate that runs by itself, one for the few, and one that is over. */
export const shownPromotions: readonly Promotion[] = [
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
