import { randomUUID } from 'node:crypto'
import { call } from '../../call.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import {
  addMessage,
  answerMs,
  maxMessageLength,
  maxOpenTickets,
  requireTicket,
  ticketCategories,
  ticketItem,
} from '../../support/ticket.ts'

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
