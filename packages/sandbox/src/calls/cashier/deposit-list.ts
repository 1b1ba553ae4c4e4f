import { call } from '../../call.ts'
import type { Deposit } from '../../cashier/deposits/deposit.ts'
import { depositItem } from '../../cashier/deposits/deposit-item.ts'
import { dateFields, readDateRange } from '../../cashier/read-date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'

/** The player's deposits of a range of days, latest first. */
export const depositList = call({
  path: '/api/cashier/deposit_list',
  identify: 'player',
  area: 'deposits',
  fields: { ...pageFields, ...dateFields, status: 'text?' },
  handle({ input, brand, player, ...platform }) {
    const { domain, account_id } = player
    const { start, end } = readDateRange(input, platform.now())
    const page = readPage(input)
    const { status = '' } = input
    const counted = platform.db.one<{ total: number }>`SELECT COUNT(*) AS total FROM deposits
      WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
        AND (${status} = '' OR status = ${status})`
    const rows = platform.db.all<Deposit>`SELECT * FROM deposits
      WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
        AND (${status} = '' OR status = ${status})
      ORDER BY created_at DESC, rowid DESC LIMIT ${page.per_page} OFFSET ${page.offset}`
    const items = rows.map((row) => depositItem(platform, brand, row))
    return pagedResponse(items, counted?.total ?? 0, page)
  },
})
