import type { FastifyInstance } from 'fastify'
import type { Log } from '../observability/log.ts'

/** Writes one line per request, when its answer has gone out. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { visit } = request
    log.request(visit, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      durationMs: performance.now() - visit.startedAt,
    })
  })
}
