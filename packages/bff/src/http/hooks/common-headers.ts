import type { FastifyInstance } from 'fastify'
import { isDraining } from '../server/drain-connections.ts'
import type { RequestContext } from '../../request/request-context.ts'

/** Adds to every answer, refusals included, what all of them carry: security headers, the request's id, its limit. */
export function addCommonHeaders(app: FastifyInstance, security: Readonly<Record<string, string>>): void {
  const common = Object.entries(security)
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of common) if (!reply.hasHeader(name)) reply.header(name, value)
    if (isDraining(request)) reply.header('connection', 'close')
    // A request that is refused before the first hook has no context.
    const context: RequestContext | undefined = request.context
    if (context) reply.header('x-request-id', context.requestId)
    if (context?.rate) {
      reply.header('ratelimit-limit', context.rate.max)
      reply.header('ratelimit-remaining', context.rate.remaining)
      reply.header('ratelimit-reset', context.rate.resetSeconds)
    }
    done()
  })
}
