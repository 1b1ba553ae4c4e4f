import type { Ticket } from '@marquee/contracts/areas/support'
import type { ErrorCode } from '@marquee/contracts/problem'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'

const MessageItem = z.object({ from: text(), message: text(), at: z.optional(textOrNull()) })

/** A question to support as the platform tells it. */
export const TicketItem = z.object({
  ticket_id: text(),
  subject: z.optional(textOrNull()),
  category: z.optional(textOrNull()),
  status: text(),
  created_at: z.optional(textOrNull()),
  updated_at: z.optional(textOrNull()),
  messages: z.array(MessageItem),
})

/** Reads a question to support. */
export function readTicket(item: z.infer<typeof TicketItem>): Ticket {
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
export const ticketRefusals = {
  invalidInput: 'invalidInput',
  limitReached: 'limitReached',
  duplicateRequest: 'duplicateRequest',
  notEligible: 'notEligible',
  notFound: 'notFound',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Record<string, ErrorCode>
