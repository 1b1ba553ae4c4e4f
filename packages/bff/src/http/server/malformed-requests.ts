import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError, problemBody } from '../../errors/problem-error.ts'
import { RequestContext } from '../../request/request-context.ts'
import { requestIdentity } from '../../request/request-id.ts'
import { commonHeaders, problemHeaders } from '../hooks/common-headers.ts'

type SecurityHeaders = Readonly<Record<string, string>>

/**
 * Answers what Fastify's router refuses before any hook runs, such as an address that cannot be decoded
 * (`frameworkErrors`).
 */
export function handleFrameworkErrors(security: SecurityHeaders) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    request.context ??= new RequestContext()
    const { requestId, reference } = request.context
    reply
      .code(400)
      .headers({ ...commonHeaders(security, { requestId }), ...problemHeaders })
      .serializer(JSON.stringify)
      .send(problemBody(new ProblemError('invalidRequest'), reference))
  }
}

/**
 * Answers an `Expect` header that cannot be met with 417 (RFC 9110, 10.1.1). Node answers `100-continue`, the only
 * expectation that is defined, by itself.
 */
export function handleExpectations(security: SecurityHeaders) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    const { requestId, reference } = requestIdentity()
    const headers = { ...commonHeaders(security, { requestId, closesConnection: true }), ...problemHeaders }
    response.writeHead(417, headers)
    response.end(JSON.stringify(problemBody(new ProblemError('invalidRequest', { status: 417 }), reference)))
  }
}

// By the codes of Node's HTTP parser; every other error is a 400.
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers on the bare socket what cannot be parsed as HTTP, and closes it (`clientErrorHandler`). */
export function handleClientErrors(security: SecurityHeaders) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const { requestId, reference } = requestIdentity()
    const body = JSON.stringify(problemBody(new ProblemError('invalidRequest', { status }), reference))
    const headers = {
      ...commonHeaders(security, { requestId, closesConnection: true }),
      ...problemHeaders,
      'content-length': String(Buffer.byteLength(body)),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    // `end()` alone would leave the other half open to a client that keeps sending.
    socket.destroySoon()
  }
}
