import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { readTicket, TicketItem, ticketRefusals } from './ticket-item.ts'

interface Reply {
  /** The idempotency key. */
  requestId: string | undefined
  ticketId: string
  message: string
}

/** Adds a message to a question to support. */
export const ticketReply = platformCall({
  path: '/api/support/ticket_reply',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  request: ({ requestId, ticketId, message }: Reply) => ({
    request_id: requestId,
    ticket_id: ticketId,
    message,
  }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: TicketItem,
  read(item) {
    if (item.ticket_id === '') throw new UnusableAnswer('No ticket')
    return readTicket(item)
  },
  refusals: ticketRefusals,
})
