import { listTickets, Ticket } from '@marquee/contracts/areas/support'
import { pageOf, recordOf } from '../../upstream/decoding/answers.ts'
import type { Differences } from '../../upstream/decoding/decoder-of.ts'
import { pageRequest } from '../../upstream/decoding/list-reader.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { type Refusals, readRefusals } from '../../upstream/refusals.ts'

const ticket: Differences<Ticket> = {
  finish: { updatedAt: (updatedAt, { createdAt }) => updatedAt || createdAt },
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
  request: pageRequest,
  answer: pageOf(listTickets.response, ticket),
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
  answer: recordOf(Ticket, ticket),
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
  answer: recordOf(Ticket, ticket),
  refusals: ticketRefusals,
})
