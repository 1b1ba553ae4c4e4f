import * as z from 'zod/mini'
import { idParams } from '../cashier/cashier-ids.ts'
import { type Example, operation } from '../operation.ts'
import { Ticket, TicketMessage, ticketExample } from './ticket.ts'

/** Adds a message to one of the player's questions, and returns it as it is afterwards. */
export const replyToTicket = operation({
  method: 'POST',
  path: '/api/me/tickets/{id}/replies',
  access: 'player',
  limit: 'writes',
  capability: 'tickets',
  idempotency: 'required',
  params: idParams,
  body: z.strictObject({ message: TicketMessage }),
  response: Ticket,
  errors: {
    outcomeUnknown: 504,
    invalidInput: 422,
    limitReached: 422,
    notEligible: 422,
    duplicateRequest: 422,
  },
})

export const replyToTicketExample: Example<typeof replyToTicket> = {
  request: { params: { id: 'TK1' }, body: { message: 'Here is the receipt number.' } },
  response: ticketExample,
}
