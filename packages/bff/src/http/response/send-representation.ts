import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Representation } from '../../cache/representation.ts'
import { acceptedEncoding, matches } from '../../cache/representation.ts'
import { addVary } from './add-vary.ts'

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
