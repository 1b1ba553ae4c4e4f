import type { Commission as CommissionRecord, Downline, Referral } from '@marquee/contracts/areas/referral'
import { call } from '../../calls/call.ts'
import { dateFields, readDateRange } from '../../calls/date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../calls/page.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { textFields } from '../../calls/texts.ts'
import { dayText, manilaTime } from '../../clock/manila.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { decimal } from '../../money.ts'
import { maskAccount } from '../../players/account-rules.ts'
import { type Commission, claimCommissions, commissionsOf, sumOf } from './commissions.ts'
import { friendsOf, referralRule, referralTiers } from './friends.ts'

interface ReferralRecord extends PlatformRecord<Omit<Referral, 'tiers'>> {
  tiers: PlatformRecord<Referral['tiers'][number], unknown, 'requirement'>[]
}

/** The player's link, who came by it, and what it earned. */
export const referralInfo = call({
  path: '/api/referral/info',
  identify: 'playerAtSite',
  area: 'referral',
  handle({ input, brand, player, ...platform }) {
    const friends = friendsOf(platform, player).filter(({ level }) => level === 1)
    const commissions = commissionsOf(platform, player)
    const link = `https://${brand.domain}/register?referrer_code=${player.referral_code}`
    const record: ReferralRecord = {
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
    }
    return { value: [record] }
  },
})

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
    const value = friends
      .slice(page.offset, page.offset + page.per_page)
      .map((friend): PlatformRecord<Downline> => {
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

/** What the friends of each level earned the player on each day, latest first. */
export const commissionList = call({
  path: '/api/referral/commission_list',
  identify: 'player',
  area: 'referral',
  fields: { ...pageFields, ...dateFields },
  handle({ input, player, ...platform }) {
    const page = readPage(input)
    const { start, end } = readDateRange(input, platform.now())
    const rows = commissionsOf(platform, player).filter(({ day }) => day >= start && day < end)
    const groups = Map.groupBy(rows, ({ day, level, status }) => `${day}/${level}/${status}`)
    const all = [...groups.values()].map(commissionItem)
    return pagedResponse(all.slice(page.offset, page.offset + page.per_page), all.length, page)
  },
})

// The commission is the sum of those of each friend, as it is paid; each is rounded down.
function commissionItem(group: Commission[]): PlatformRecord<CommissionRecord> {
  const [first] = group as [Commission]
  return {
    date: dayText(first.day),
    level: first.level,
    base_amount: decimal(group.reduce((sum, { base }) => sum + base, 0)),
    rate: decimal(first.rate),
    commission: decimal(group.reduce((sum, { commission }) => sum + commission, 0)),
    status: first.status,
  }
}

/** Claims the commission that is ready, once for each `request_id`. */
export const referralClaim = call({
  path: '/api/referral/claim',
  identify: 'player',
  area: 'referral',
  fields: { request_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'referral_claim', requestId: input.request_id }
    return runIdempotently(platform.db, write, () => {
      const claimed_amount = decimal(claimCommissions(platform, player))
      return { value: [{ claimed_amount, game_balance: decimal(walletOf(platform.db, player).balance) }] }
    })
  },
})
