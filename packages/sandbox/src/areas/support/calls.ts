import { randomUUID } from 'node:crypto'
import { call } from '../../calls/call.ts'
import { pagedResponse, pageFields, readPage } from '../../calls/page.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import {
  addMessage,
  answerMs,
  maxMessageLength,
  maxOpenTickets,
  requireTicket,
  type TicketRow,
  ticketCategories,
  ticketItem,
} from './ticket.ts'

/** Sends a question to support, once for each `request_id`. */
export const ticketCreate = call({
  path: '/api/support/ticket_create',
  identify: 'playerAtSite',
  fields: { request_id: 'filled', subject: 'filled', category: 'filled', message: 'filled' },
  handle({ input, brand, player, ...platform }) {
    const { db, now } = platform
    const { request_id: requestId, subject, category, message } = input
    if (!ticketCategories.includes(category)) throw invalidInput({ category: 'unknown' })
    if (message.length > maxMessageLength) throw invalidInput({ message: 'length' })
    const { domain, account_id: accountId } = player
    const content = [subject, category, message]
    return runIdempotently(db, { domain, accountId, call: 'ticket_create', requestId, content }, () => {
      const open = db.one<{ count: number }>`SELECT COUNT(*) AS count FROM tickets
        WHERE domain = ${domain} AND account_id = ${accountId} AND status = 'OPEN'`
      if ((open?.count ?? 0) >= maxOpenTickets) throw refuse('limitReached')
      const id = `tk-${randomUUID()}`
      db.run`INSERT INTO tickets VALUES (${id}, ${domain}, ${accountId}, ${subject}, ${category}, 'OPEN', ${now()},
        ${now()}, ${now() + answerMs})`
      addMessage(db, id, { from: 'PLAYER', message, at: now() })
      return { value: [ticketItem(db, requireTicket(db, player, id))] }
    })
  },
})

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

/** Adds a message to a question, once for each `request_id`. */
export const ticketReply = call({
  path: '/api/support/ticket_reply',
  identify: 'playerAtSite',
  fields: { request_id: 'filled', ticket_id: 'id', message: 'filled' },
  handle({ input, brand, player, ...platform }) {
    const { db, now } = platform
    const { request_id: requestId, ticket_id, message } = input
    if (message.length > maxMessageLength) throw invalidInput({ message: 'length' })
    const { domain, account_id: accountId } = player
    const content = [ticket_id, message]
    return runIdempotently(db, { domain, accountId, call: 'ticket_reply', requestId, content }, () => {
      if (requireTicket(db, player, ticket_id).status === 'CLOSED') throw refuse('notEligible')
      addMessage(db, ticket_id, { from: 'PLAYER', message, at: now() })
      db.run`UPDATE tickets SET status = 'OPEN', updated_at = ${now()}, due_at = ${now() + answerMs}
        WHERE ticket_id = ${ticket_id}`
      return { value: [ticketItem(db, requireTicket(db, player, ticket_id))] }
    })
  },
})
