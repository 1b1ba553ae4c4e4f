import type * as contract from '@marquee/contracts/areas/support'
import * as platform from '../../platform/support/support.ts'
import { forward, type Handlers } from '../handler.ts'

export const handlers: Handlers<typeof contract> = {
  createTicket: forward(platform.ticketCreate),
  listTickets: forward(platform.ticketList),
  replyToTicket: forward(platform.ticketReply),
}
