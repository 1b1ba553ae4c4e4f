import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../../observability/logging/log.ts'
import type { Metrics } from '../../observability/metrics/metrics.ts'
import type { RequestContext } from '../../request/request-context.ts'
import { onResponseEnd } from './response-end.ts'

/** Writes one line per request and counts it, when its response has gone out or the client has left. */
export function logRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  onResponseEnd(app, (request, status) => {
    const { method } = request
    // What is refused before the first hook has no context.
    const context: RequestContext | undefined = request.context
    if (!context) return
    const durationMs = performance.now() - context.startedAt
    const route = request.routeOptions.url ?? 'none'
    log.request(context, { method, route, status, durationMs })
    const { operation = 'none', brand } = context
    metrics.request({ operation, brand: brand?.host ?? 'none', status, durationMs })
  })
}
