import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { commissionsOf, sumOf } from '../../rewards/referral/commissions.ts'
import { friendsOf } from '../../rewards/referral/friends.ts'
import { referralRule, referralTiers } from '../../rewards/referral/referral-rules.ts'
import { textFields } from '../../rewards/texts.ts'

/** The player's link, who came by it, and what it earned. */
export const referralInfo = call({
  path: '/api/referral/info',
  identify: 'playerAtSite',
  area: 'referral',
  handle({ input, brand, player, ...platform }) {
    const friends = friendsOf(platform, player).filter(({ level }) => level === 1)
    const commissions = commissionsOf(platform, player)
    const link = `https://${brand.domain}/register?referrer_code=${player.referral_code}`
    return {
      value: [
        {
          referral_code: player.referral_code,
          referral_link: link,
          qr_text: link,
          total_referred: friends.length,
          qualified_referred: friends.filter(({ status }) => status === 'QUALIFIED').length,
          pending_commission: decimal(sumOf(commissions, 'PENDING')),
          claimable_commission: decimal(sumOf(commissions, 'CLAIMABLE')),
          total_commission: decimal(sumOf(commissions, 'PENDING', 'CLAIMABLE', 'CLAIMED')),
          ...textFields('rule', referralRule),
          tiers: referralTiers.map(({ level, rate, requirement }) => ({
            level,
            rate: decimal(rate),
            requirement: requirement.en,
            requirement_local: requirement.local,
            requirement_cn: requirement.cn,
          })),
        },
      ],
    }
  },
})
