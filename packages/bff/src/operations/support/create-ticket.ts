import { ticketCreate } from '../../upstream/calls/support/ticket-create.ts'
import type { Handler } from '../handler.ts'

export const createTicket: Handler<'createTicket'> = async ({ body }, { callPlatform, idempotencyKey }) =>
  callPlatform(ticketCreate, { ...body, requestId: idempotencyKey })
