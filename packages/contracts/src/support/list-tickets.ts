import * as z from 'zod/mini'
import { listOf, pageQuery } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { Ticket, ticketExample } from './ticket.ts'

/** The player's questions to support, latest first. */
export const listTickets = operation({
  method: 'GET',
  path: '/api/me/tickets',
  access: 'player',
  limit: 'reads',
  capability: 'tickets',
  query: z.object(pageQuery),
  response: listOf(Ticket),
})

export const listTicketsExample: Example<typeof listTickets> = {
  request: { query: {} },
  response: { items: [ticketExample], total: 1, page: 1, perPage: 10 },
}
