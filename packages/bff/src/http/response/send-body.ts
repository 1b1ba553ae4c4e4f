import type { OperationDeclaration } from '@marquee/contracts/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileResponse } from '../../areas/handler.ts'
import {
  acceptedEncoding,
  gzipBody,
  matches,
  plainBody,
  type Representation,
} from '../../cache/representation.ts'

/** Names request headers that the response depends on, beside those that it names already. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const before = reply.getHeader('vary')
  if (before === undefined) return void reply.header('vary', names.join(', '))
  const missing = names.filter((name) => !`, ${before}, `.includes(`, ${name}, `))
  if (missing.length > 0) reply.header('vary', [before, ...missing].join(', '))
}

/** Sends a representation in the encoding that the client prefers; 304 where the client has it already. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): FastifyReply {
  const { status, contentType, headers, etag, body, keptAs } = representation
  const encoding = keptAs && acceptedEncoding(request.headers['accept-encoding'])
  // Other bytes need another strong validator (RFC 9110, section 8.8.3).
  const tag = encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag
  const { vary, ...others } = headers
  if (vary !== undefined) addVary(reply, vary)
  reply.code(status).headers(others).header('etag', tag)
  if (status === 200 && matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  reply.type(contentType)
  if (encoding === keptAs) return reply.send(body)
  const making = encoding === 'gzip' ? gzipBody(representation) : plainBody(representation)
  making.then(
    (made) => reply.send(made),
    (error: unknown) => reply.send(error),
  )
  return reply
}

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
