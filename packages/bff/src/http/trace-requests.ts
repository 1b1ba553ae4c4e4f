import type { FastifyInstance } from 'fastify'
import type { Tracing } from '../observability/tracing.ts'
import { onResponseEnd } from './response-end.ts'

/** Makes a span of every request. `isTrusted` says whose `traceparent` is believed. */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  isTrusted: (address: string | undefined) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, socket, visit } = request
    const given = isTrusted(socket.remoteAddress) ? headers.traceparent : undefined
    const traceparent = typeof given === 'string' ? given : undefined
    visit.trace = tracing.request({ requestId: visit.requestId, method, traceparent })
    done()
  })

  onResponseEnd(app, ({ visit }, status) => {
    const { operation = 'none', brand, code } = visit
    visit.trace?.end({ operation, brand: brand?.host ?? 'none', status, code })
  })
}
