import type { FastifyInstance } from 'fastify'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'

/** Writes one line per request, when its answer has gone out, and counts it. */
export function logRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { visit } = request
    const durationMs = performance.now() - visit.startedAt
    const status = reply.statusCode
    log.request(visit, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status,
      durationMs,
    })
    metrics.request({
      operation: visit.operation ?? 'none',
      brand: visit.brand?.host ?? 'none',
      status,
      durationMs,
    })
    done()
  })
}
