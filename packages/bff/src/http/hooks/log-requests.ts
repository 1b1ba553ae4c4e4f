import { performance } from 'node:perf_hooks'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operationIds, operations } from '@marquee/contracts/operations'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../../observability/log.ts'
import type { Metrics } from '../../observability/metrics.ts'
import type { RequestContext } from '../../request/request-context.ts'
import { onResponseEnd } from './response-end.ts'

const streams: ReadonlySet<string> = new Set(
  operationIds.filter((id) => {
    const { stream }: OperationDeclaration = operations[id]
    return stream
  }),
)

/** Logs and counts each request when its response has been sent or the client has disconnected. */
export function logRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  onResponseEnd(app, (request, status, left) => {
    const { method } = request
    // A request that is refused before the first hook has no context.
    const context: RequestContext | undefined = request.context
    if (!context) return
    const durationMs = performance.now() - context.startedAt
    const route = request.routeOptions.url ?? 'none'
    const { operation = 'none', brand } = context
    if (!streams.has(operation)) {
      log.request(context, { method, route, status, durationMs, left })
      metrics.request({ operation, brand: brand?.host ?? 'none', status, durationMs })
      return
    }
    // A stream lasts until its page is closed: leaving is no failure, and its duration says nothing about speed.
    log.request(context, { method, route, status: left ? 200 : status, durationMs, left: undefined })
  })
}
