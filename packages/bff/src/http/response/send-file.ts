import type { OperationDeclaration } from '@marquee/contracts/operation'
import type { FastifyReply } from 'fastify'
import type { FileResponse } from '../../areas/handler.ts'

/** Sends what a browser saves as a file. Nobody stores it on the way. */
export function sendFile(
  reply: FastifyReply,
  { download = 'text/csv' }: OperationDeclaration,
  { name, text }: FileResponse,
): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${download}; charset=utf-8`)
    .send(text)
}
