import type { Ticket } from '@marquee/contracts/areas/support'
import * as z from 'zod/mini'
import {
  id,
  list,
  state,
  text,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import {
  type ListQuery,
  listFields,
  listRequest,
  namedItems,
  readList,
} from '../../upstream/decoding/list-reader.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../upstream/platform-call.ts'
import { type Refusals, readRefusals } from '../../upstream/refusals.ts'

const MessageItem = z.object({ from: text(), message: words(), at: z.optional(time()) })

/** A question to support as the platform tells it. */
export const TicketItem = z.object({
  ticket_id: id(),
  subject: z.optional(wordsOrNull()),
  category: z.optional(textOrNull()),
  status: state(),
  created_at: z.optional(time()),
  updated_at: z.optional(time()),
  messages: list(MessageItem),
})

/** Reads a question to support. */
function readTicket(item: z.infer<typeof TicketItem>): Ticket {
  return {
    ticketId: item.ticket_id,
    subject: item.subject ?? '',
    category: item.category ?? '',
    status: item.status,
    createdAt: item.created_at ?? '',
    updatedAt: item.updated_at || (item.created_at ?? ''),
    messages: item.messages.map(({ from, message, at }) => ({ from, message, at: at ?? '' })),
  }
}

/** Refusals of a message to support. */
const ticketRefusals: Refusals = [
  'invalidInput',
  'limitReached',
  'duplicateRequest',
  'notEligible',
  'notFound',
  'tooManyRequests',
]

/** A page of the player's questions to support. */
export const ticketList = platformCall({
  path: '/api/support/ticket_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: ListQuery) => listRequest(input),
  response: z.object({ value: list(TicketItem), ...listFields }),
  read: (answer, { input }: ReadContext<ListQuery>) =>
    readList(answer, namedItems(answer.value, ({ ticket_id }) => ticket_id !== '').map(readTicket), input),
  refusals: readRefusals,
})

interface Question {
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
  needs: ['requestId'],
  request: ({ subject, category, message }: Question, { requestId }) => ({
    request_id: requestId,
    subject,
    category,
    message,
  }),
  record: 'value',
  response: TicketItem,
  read(item) {
    if (item.ticket_id === '') throw new UnusableAnswer('No ticket')
    return readTicket(item)
  },
  refusals: ticketRefusals,
})

interface Reply {
  id: string
  message: string
}

/** Adds a message to a question to support. */
export const ticketReply = platformCall({
  path: '/api/support/ticket_reply',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id, message }: Reply, { requestId }) => ({
    request_id: requestId,
    ticket_id: id,
    message,
  }),
  record: 'value',
  response: TicketItem,
  read(item) {
    if (item.ticket_id === '') throw new UnusableAnswer('No ticket')
    return readTicket(item)
  },
  refusals: ticketRefusals,
})
