import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { onResponseEnd } from './response-end.ts'
import type { Visit } from './visit.ts'

/** Writes one line per request and counts it, when its response has gone out or the client has left. */
export function logRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  onResponseEnd(app, (request, status) => {
    const { method } = request
    // What is refused before the first hook has no visit.
    const visit: Visit | undefined = request.visit
    if (!visit) return
    const durationMs = performance.now() - visit.startedAt
    const route = visit.route ?? request.routeOptions.url ?? 'none'
    log.request(visit, { method, route, status, durationMs })
    const { operation = 'none', brand } = visit
    metrics.request({ operation, brand: brand?.host ?? 'none', status, durationMs })
  })
}
