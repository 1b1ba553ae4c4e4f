import * as z from 'zod/mini'
import { idParams } from '../identifiers.ts'
import { Code, Id, needed, orBlank, State, Time, Words } from '../kinds.ts'
import { listOf, pageQuery } from '../list.ts'
import { operation } from '../operation.ts'

/** What a message to support may say: at most 2,000 characters (the platform's contract, 2.15). */
export const TicketMessage = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))

/** A question to support and what was said since, earliest first. */
export const Ticket = z.object({
  ticketId: needed(Id),
  subject: orBlank(Words),
  category: orBlank(Code),
  /** `OPEN`, `ANSWERED`, `CLOSED`, or another status of the platform. */
  status: State,
  createdAt: orBlank(Time),
  updatedAt: orBlank(Time),
  /** `from` is `PLAYER` or `SUPPORT`. */
  messages: z.array(z.object({ from: Code, message: Words, at: orBlank(Time) })),
})
export type Ticket = z.infer<typeof Ticket>

export const ticketExample: Ticket = {
  ticketId: 'TK1',
  subject: 'Deposit not here yet',
  category: 'DEPOSIT',
  status: 'OPEN',
  createdAt: '2030-01-01T08:00:00+08:00',
  updatedAt: '2030-01-01T08:00:00+08:00',
  messages: [{ from: 'PLAYER', message: 'I paid at eight by GCash.', at: '2030-01-01T08:00:00+08:00' }],
}

/** Sends a question to support. */
export const createTicket = operation(
  {
    method: 'POST',
    path: '/api/me/tickets',
    access: 'player',
    limit: 'writes',
    shows: 'form',
    showsElsewhere: { button: ['limitReached'] },
    capability: 'tickets',
    idempotency: 'required',
    body: z.strictObject({
      subject: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
      category: z.string().check(z.regex(/^[A-Z_]{2,32}$/)),
      message: TicketMessage,
    }),
    response: Ticket,
    errors: ['outcomeUnknown', 'invalidInput', 'limitReached', 'duplicateRequest'],
  },
  {
    request: {
      body: { subject: 'Deposit not here yet', category: 'DEPOSIT', message: 'I paid at eight by GCash.' },
    },
    response: ticketExample,
  },
)

/** The player's questions to support, latest first. */
export const listTickets = operation(
  {
    method: 'GET',
    path: '/api/me/tickets',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'tickets',
    query: z.object(pageQuery),
    response: listOf(Ticket),
  },
  {
    request: { query: {} },
    response: { items: [ticketExample], total: 1, page: 1, perPage: 10 },
  },
)

/** Adds a message to one of the player's questions, and returns it as it is afterwards. */
export const replyToTicket = operation(
  {
    method: 'POST',
    path: '/api/me/tickets/{id}/replies',
    access: 'player',
    limit: 'writes',
    shows: 'form',
    showsElsewhere: { button: ['limitReached'] },
    capability: 'tickets',
    idempotency: 'required',
    params: idParams,
    body: z.strictObject({ message: TicketMessage }),
    response: Ticket,
    errors: ['outcomeUnknown', 'invalidInput', 'limitReached', 'notEligible', 'duplicateRequest'],
  },
  {
    request: { params: { id: 'TK1' }, body: { message: 'Here is the receipt number.' } },
    response: ticketExample,
  },
)
