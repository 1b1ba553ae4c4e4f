import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'
import { decimal } from '../../money.ts'
import { maskAccount } from '../../players/account-rules.ts'
import { commissionsOf, sumOf } from '../../rewards/referral/commissions.ts'
import { friendsOf } from '../../rewards/referral/friends.ts'

/** The friends of one level, with masked accounts, latest first. */
export const downlines = call({
  path: '/api/referral/downlines',
  identify: 'player',
  area: 'referral',
  fields: { ...pageFields, level: 'count?' },
  handle({ input, player, ...platform }) {
    const page = readPage(input)
    const friends = friendsOf(platform, player).filter(({ level }) => level === (input.level ?? 1))
    const commissions = commissionsOf(platform, player)
    const value = friends.slice(page.offset, page.offset + page.per_page).map((friend) => {
      const earned = commissions.filter((commission) => commission.friend === friend.account_id)
      return {
        account_masked: maskAccount(friend.account_id),
        registered_at: manilaTime(friend.created_at),
        status: friend.status,
        commission: decimal(sumOf(earned, 'PENDING', 'CLAIMABLE', 'CLAIMED')),
      }
    })
    return pagedResponse(value, friends.length, page)
  },
})
