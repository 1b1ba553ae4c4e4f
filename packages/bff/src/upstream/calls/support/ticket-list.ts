import * as z from 'zod/mini'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { readTicket, TicketItem } from './ticket-item.ts'

/** A page of the player's questions to support. */
export const ticketList = platformCall({
  path: '/api/support/ticket_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: ListQuery) => listRequest(input),
  response: z.object({ value: z.array(TicketItem), ...listFields }),
  read: (answer, { input }: ReadContext<ListQuery>) =>
    readList(answer, answer.value.filter(({ ticket_id }) => ticket_id !== '').map(readTicket), input),
  refusals: readRefusals,
})
