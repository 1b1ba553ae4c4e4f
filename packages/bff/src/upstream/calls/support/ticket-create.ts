import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { readTicket, TicketItem, ticketRefusals } from './ticket-item.ts'

interface Question {
  /** The idempotency key. */
  requestId: string | undefined
  subject: string
  category: string
  message: string
}

/** Sends a question to support. */
export const ticketCreate = platformCall({
  path: '/api/support/ticket_create',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  request: ({ requestId, subject, category, message }: Question) => ({
    request_id: requestId,
    subject,
    category,
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
