import { ticketReply } from '../../areas/support/platform.ts'
import type { Handler } from '../handler.ts'

export const replyToTicket: Handler<'replyToTicket'> = async (
  { params, body },
  { callPlatform, idempotencyKey },
) => callPlatform(ticketReply, { ticketId: params.id, message: body.message, requestId: idempotencyKey })
