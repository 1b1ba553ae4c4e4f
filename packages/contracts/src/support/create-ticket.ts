import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { Ticket, TicketMessage, ticketExample } from './ticket.ts'

/** Sends a question to support. */
export const createTicket = operation({
  method: 'POST',
  path: '/api/me/tickets',
  access: 'player',
  limit: 'writes',
  capability: 'tickets',
  idempotency: 'required',
  body: z.strictObject({
    subject: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
    category: z.string().check(z.regex(/^[A-Z_]{2,32}$/)),
    message: TicketMessage,
  }),
  response: Ticket,
  errors: { outcomeUnknown: 504, invalidInput: 422, limitReached: 422, duplicateRequest: 422 },
})

export const createTicketExample: Example<typeof createTicket> = {
  request: {
    body: { subject: 'Deposit not here yet', category: 'DEPOSIT', message: 'I paid at eight by GCash.' },
  },
  response: ticketExample,
}
