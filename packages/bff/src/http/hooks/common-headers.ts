import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../request/request-context.ts'
import { isDraining } from '../server/drain-connections.ts'

interface ResponseFacts {
  requestId: string | undefined
  rate?: RequestContext['rate']
  /** Whether the connection closes after this response. */
  closesConnection?: boolean
}

/** The headers that every response carries, refusals included: security, the request's id, its rate limit. */
export function commonHeaders(
  security: Readonly<Record<string, string>>,
  { requestId, rate, closesConnection = false }: ResponseFacts,
): Record<string, string> {
  return {
    ...security,
    ...(requestId !== undefined && { 'x-request-id': requestId }),
    ...(rate && {
      'ratelimit-limit': String(rate.max),
      'ratelimit-remaining': String(rate.remaining),
      'ratelimit-reset': String(rate.resetSeconds),
    }),
    ...(closesConnection && { connection: 'close' }),
  }
}

/** Adds the common headers to every response that goes through Fastify's hooks, unless it has its own. */
export function addCommonHeaders(app: FastifyInstance, security: Readonly<Record<string, string>>): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A request that is refused before the first hook has no context.
    const context: RequestContext | undefined = request.context
    const headers = commonHeaders(security, {
      requestId: context?.requestId,
      rate: context?.rate,
      closesConnection: isDraining(request),
    })
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}
