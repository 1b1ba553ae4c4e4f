import { call } from '../../call.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'
import { type TicketRow, ticketItem } from '../../support/ticket.ts'

/** The player's questions to support, latest first. */
export const ticketList = call({
  path: '/api/support/ticket_list',
  identify: 'player',
  fields: pageFields,
  handle({ input, player: { domain, account_id }, db }) {
    const page = readPage(input)
    const counted = db.one<{ total: number }>`SELECT COUNT(*) AS total FROM tickets
      WHERE domain = ${domain} AND account_id = ${account_id}`
    const rows = db.all<TicketRow>`SELECT * FROM tickets WHERE domain = ${domain} AND account_id = ${account_id}
      ORDER BY created_at DESC, rowid DESC LIMIT ${page.per_page} OFFSET ${page.offset}`
    return pagedResponse(
      rows.map((row) => ticketItem(db, row)),
      counted?.total ?? 0,
      page,
    )
  },
})
