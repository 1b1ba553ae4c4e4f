import type { FastifyInstance } from 'fastify'
import type { Tracing } from '../../observability/otlp-tracing.ts'
import { onResponseEnd } from './response-end.ts'

/** Traces every request as a span. `isTrusted` decides from which addresses a `traceparent` is accepted. */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  isTrusted: (address: string | undefined) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, socket, context } = request
    const received = isTrusted(socket.remoteAddress) ? headers.traceparent : undefined
    const traceparent = typeof received === 'string' ? received : undefined
    context.trace = tracing.request({ requestId: context.requestId, method, traceparent })
    done()
  })

  onResponseEnd(app, ({ context }, status) => {
    const { operation = 'none', brand, code } = context
    context.trace?.end({ operation, brand: brand?.host ?? 'none', status, code })
  })
}
