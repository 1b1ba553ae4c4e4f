import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError, problemBody } from '../../errors/problem-error.ts'
import { RequestContext } from '../../request/request-context.ts'
import { requestIdentity } from '../../request/request-id.ts'

type Headers = Readonly<Record<string, string>>

const contentType = 'application/problem+json; charset=utf-8'

/**
 * Answers what the router refuses before any hook runs (an address that cannot be decoded, say) like every other
 * problem.
 */
export function handleFrameworkErrors(security: Headers) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    request.context ??= new RequestContext()
    const { requestId, reference } = request.context
    reply
      .code(400)
      .headers({
        ...security,
        'x-request-id': requestId,
        'cache-control': 'no-store',
        'content-type': contentType,
      })
      .serializer(JSON.stringify)
      .send(problemBody(new ProblemError('invalidRequest'), reference))
  }
}

/** Answers an `Expect` that nobody here can meet: the only one there is, `100-continue`, Node answers itself. */
export function handleExpectations(security: Headers) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    const { requestId, reference } = requestIdentity()
    response.writeHead(417, {
      ...security,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': contentType,
      connection: 'close',
    })
    response.end(JSON.stringify(problemBody(new ProblemError('invalidRequest', { status: 417 }), reference)))
  }
}

// What Node's parser says of requests that are none.
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no HTTP at all, on the bare socket, and hangs up. */
export function handleClientErrors(security: Headers) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const { requestId, reference } = requestIdentity()
    const body = JSON.stringify(problemBody(new ProblemError('invalidRequest', { status }), reference))
    const headers = {
      ...security,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    // Not only ended: a client that dribbles would keep its half for ever.
    socket.destroySoon()
  }
}
