import { ticketList } from '../../areas/support/platform.ts'
import type { Handler } from '../handler.ts'

export const listTickets: Handler<'listTickets'> = async ({ query }, { callPlatform }) =>
  callPlatform(ticketList, query)
