import { call } from '../../call.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { addMessage, answerMs, maxMessageLength, requireTicket, ticketItem } from '../../support/ticket.ts'

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
