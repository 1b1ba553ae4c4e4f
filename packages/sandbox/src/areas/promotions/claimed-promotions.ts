import { periodInManila } from '../../clock/manila.ts'
import { units } from '../../money.ts'
import type { Promotion } from './promotion.ts'
import { cashbackOf, lossLastWeek, verified, vipLevel } from './promotion.ts'

const always = () => ({ start: Date.parse('2026-01-01T00:00:00+08:00') })
const thisWeek = (at: number) => periodInManila('WEEK', at)

/** The promotions that players claim or join. */
export const claimedPromotions: readonly Promotion[] = [
  {
    ...{ promoId: 'cashback-5', category: 'CASHBACK', action: 'CLAIM', art: 'fishing' },
    rules: [lossLastWeek],
    title: { en: '5% weekly cashback', local: '5% na lingguhang cashback', cn: '每周 5% 返现' },
    short: {
      en: 'Lost last week? 5% comes back.',
      local: 'Natalo noong nakaraang linggo? Babalik ang 5%.',
      cn: '上周亏损？返还 5%。',
    },
    body: {
      en: '<p>Your net loss from Monday to Sunday counts: what you bet less what you won. Claim the cashback in the week after.</p><p>Bet it once within 7 days, then it’s cash.</p>',
      local:
        '<p>Bilang ang netong talo mo mula Lunes hanggang Linggo: ang itinaya bawas ang napanalunan. I-claim ang cashback sa susunod na linggo.</p><p>Itaya ito nang isang beses sa loob ng 7 araw, at cash na ito.</p>',
      cn: '<p>按周一至周日的净亏损（投注额减去赢额）计算，于次周领取。</p><p>请在 7 天内完成 1 倍流水，即转为现金。</p>',
    },
    run: thisWeek,
    reward: { kind: 'BONUS', amount: cashbackOf },
  },
  {
    ...{ promoId: 'token-drop', category: 'FREE_SPIN', action: 'CLAIM', art: 'spin', rules: [] },
    title: { en: '20 free tokens', local: '20 libreng token', cn: '20 枚免费代币' },
    short: {
      en: 'Two spins of the Lucky Wheel, on us, each month.',
      local: 'Dalawang ikot ng Gulong ng Suwerte kada buwan, sagot namin.',
      cn: '每月两次幸运转盘，我们请客。',
    },
    body: {
      en: '<p>Claim 20 tokens once a month. Use them on any mini-game. Tokens can’t be exchanged for money.</p>',
      local:
        '<p>I-claim ang 20 token isang beses kada buwan. Gamitin sa kahit anong mini-game. Hindi napapalitan ng pera ang mga token.</p>',
      cn: '<p>每月可领取 20 枚代币一次，适用于任何小游戏。代币不可兑换现金。</p>',
    },
    run: (at) => periodInManila('MONTH', at),
    reward: { kind: 'TOKEN', amount: units(20) },
  },
  {
    ...{ promoId: 'verified-100', category: 'EVENT', action: 'CLAIM', art: 'bingo', rules: [verified] },
    title: { en: '₱100 for verified players', local: '₱100 para sa verified', cn: '已验证玩家 ₱100' },
    short: {
      en: 'Once your identity is verified, claim a ₱100 bonus.',
      local: 'Kapag verified na ang identity mo, i-claim ang ₱100 bonus.',
      cn: '完成身份验证后，可领取 ₱100 红利。',
    },
    body: {
      en: '<p>Once per player. Bet the bonus 5 times within 7 days. It can turn into ₱1,000 at most.</p>',
      local:
        '<p>Isang beses bawat manlalaro. Itaya ang bonus nang 5 beses sa loob ng 7 araw. Hanggang ₱1,000 lang ang puwedeng kalabasan nito.</p>',
      cn: '<p>每位玩家限领一次。请在 7 天内完成 5 倍流水，最多可转为 ₱1,000。</p>',
    },
    run: always,
    reward: { kind: 'BONUS', amount: () => units(100) },
  },
  {
    ...{
      promoId: 'gold-200',
      category: 'VIP',
      action: 'CLAIM',
      art: 'poker',
      rules: [vipLevel('vipGold', 2)],
    },
    title: { en: '₱200 for Gold and above', local: '₱200 para sa Gold pataas', cn: 'Gold 及以上 ₱200' },
    short: {
      en: 'A ₱200 bonus each month for Gold players and above.',
      local: '₱200 bonus kada buwan para sa Gold pataas.',
      cn: 'Gold 及以上等级每月 ₱200 红利。',
    },
    body: {
      en: '<p>Claim it once a month from level Gold. Bet it 5 times within 7 days.</p>',
      local:
        '<p>I-claim ito isang beses kada buwan mula sa Gold level. Itaya ito nang 5 beses sa loob ng 7 araw.</p>',
      cn: '<p>Gold 等级起每月可领取一次，请在 7 天内完成 5 倍流水。</p>',
    },
    run: (at) => periodInManila('MONTH', at),
    reward: { kind: 'BONUS', amount: () => units(200) },
  },
]
