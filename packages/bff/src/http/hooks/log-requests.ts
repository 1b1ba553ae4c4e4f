import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../../observability/logging/log.ts'
import type { Metrics } from '../../observability/metrics/metrics.ts'
import type { RequestContext } from '../../request/request-context.ts'
import { onResponseEnd } from './response-end.ts'

/** Logs and counts each request when its response has been sent or the client has disconnected. */
export function logRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  onResponseEnd(app, (request, status, left) => {
    const { method } = request
    // A request that is refused before the first hook has no context.
    const context: RequestContext | undefined = request.context
    if (!context) return
    const durationMs = performance.now() - context.startedAt
    const route = request.routeOptions.url ?? 'none'
    log.request(context, { method, route, status, durationMs, left })
    const { operation = 'none', brand } = context
    metrics.request({ operation, brand: brand?.host ?? 'none', status, durationMs })
  })
}
