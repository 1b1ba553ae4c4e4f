import { ticketList } from '../../upstream/calls/support/ticket-list.ts'
import type { Handler } from '../handler.ts'

export const listTickets: Handler<'listTickets'> = async ({ query }, { callPlatform }) =>
  callPlatform(ticketList, query)
