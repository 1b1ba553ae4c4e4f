import type { OperationDeclaration } from '@marquee/contracts/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, matches, type Representation } from '../../cache/representation.ts'
import type { FileResponse } from '../../operations/file-response.ts'

/** Names request headers that the response depends on, beside those that it names already. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(', ')
    .filter(Boolean)
  reply.header('vary', [...new Set([...named, ...names])].join(', '))
}

/** Sends a representation in the encoding that the client prefers; 304 where the client has it already. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, contentType, headers, etag, bodies }: Representation,
): FastifyReply {
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  const encoding = accepted && bodies[accepted] ? accepted : undefined
  // Other bytes need another strong validator (RFC 9110, section 8.8.3).
  const tag = encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag
  const { vary, ...others } = headers
  if (vary !== undefined) addVary(reply, vary)
  reply.code(status).headers(others).header('etag', tag)
  if (status === 200 && matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(contentType).send(bodies[encoding ?? 'identity'])
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
