import type { FastifyInstance } from 'fastify'
import { endsConnection } from './end-connections.ts'
import type { Visit } from './visit.ts'

/** Puts on every answer, refusals included, what all of them carry: security headers, the request's id, its limit. */
export function headEveryAnswer(app: FastifyInstance, security: Readonly<Record<string, string>>): void {
  const everyAnswer = Object.entries(security)
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of everyAnswer) if (!reply.hasHeader(name)) reply.header(name, value)
    if (endsConnection(request)) reply.header('connection', 'close')
    // What is refused before the first hook has no visit.
    const visit: Visit | undefined = request.visit
    if (visit) reply.header('x-request-id', visit.requestId)
    if (visit?.rate) {
      reply.header('ratelimit-limit', visit.rate.max)
      reply.header('ratelimit-remaining', visit.rate.remaining)
      reply.header('ratelimit-reset', visit.rate.resetSeconds)
    }
    done()
  })
}
