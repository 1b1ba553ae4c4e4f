import { call } from '../../call.ts'
import { dateFields, readDateRange } from '../../cashier/read-date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'
import type { Withdrawal } from '../../cashier/withdrawals/withdrawal.ts'
import { withdrawalItem } from '../../cashier/withdrawals/withdrawal-item.ts'

/** The player's withdrawals of a range of days, latest first. */
export const withdrawalList = call({
  path: '/api/cashier/withdrawal_list',
  identify: 'player',
  area: 'withdrawals',
  fields: { ...pageFields, ...dateFields, status: 'text?' },
  handle({ input, player: { domain, account_id }, db, now }) {
    const { start, end } = readDateRange(input, now())
    const page = readPage(input)
    const { status = '' } = input
    const counted = db.one<{ total: number }>`SELECT COUNT(*) AS total FROM withdrawals
      WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
        AND (${status} = '' OR status = ${status})`
    const rows = db.all<Withdrawal>`SELECT * FROM withdrawals
      WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
        AND (${status} = '' OR status = ${status})
      ORDER BY created_at DESC, rowid DESC LIMIT ${page.per_page} OFFSET ${page.offset}`
    const items = rows.map((row) => withdrawalItem(db, row, now()))
    return pagedResponse(items, counted?.total ?? 0, page)
  },
})
