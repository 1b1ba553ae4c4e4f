import { dayText } from '../../calendar.ts'
import { call } from '../../call.ts'
import { dateFields, readDateRange } from '../../cashier/read-date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'
import { decimal } from '../../money.ts'
import { type Commission, commissionsOf } from '../../rewards/referral/commissions.ts'

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
function commissionItem(group: Commission[]) {
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
