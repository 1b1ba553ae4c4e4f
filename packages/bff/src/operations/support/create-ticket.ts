import { ticketCreate } from '../../areas/support/platform.ts'
import type { Handler } from '../handler.ts'

export const createTicket: Handler<'createTicket'> = async ({ body }, { callPlatform, idempotencyKey }) =>
  callPlatform(ticketCreate, { ...body, requestId: idempotencyKey })
