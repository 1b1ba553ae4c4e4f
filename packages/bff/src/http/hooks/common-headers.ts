import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../request/request-context.ts'
import { isDraining } from '../server/drain-connections.ts'

interface ResponseFacts {
  requestId: string | undefined
  rateLimit?: RequestContext['rateLimit']
  /** Whether the connection closes after this response. */
  closesConnection?: boolean
}

/** The headers that every response carries, refusals included: security, the request's id, its rate limit. */
export function commonHeaders(
  security: Readonly<Record<string, string>>,
  { requestId, rateLimit, closesConnection = false }: ResponseFacts,
): Record<string, string> {
  return {
    ...security,
    ...(requestId !== undefined && { 'x-request-id': requestId }),
    ...(rateLimit && {
      'ratelimit-limit': String(rateLimit.max),
      'ratelimit-remaining': String(rateLimit.remaining),
      'ratelimit-reset': String(rateLimit.resetSeconds),
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
      rateLimit: context?.rateLimit,
      closesConnection: isDraining(request),
    })
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}
