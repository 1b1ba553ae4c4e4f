import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operationIds, operations } from '@marquee/contracts/operations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentPolicyName } from '../../documents/head/content-policy.ts'
import type { Log } from '../../observability/log.ts'
import type { ClientLeft } from '../../observability/log-lines.ts'
import type { Metrics } from '../../observability/metrics.ts'
import type { Tracing } from '../../observability/otlp-tracing.ts'
import type { RateLimitState, RequestContext } from '../../request/request-context.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * Adds the common headers to every response that goes through Fastify's hooks: at its start those that a response may
 * replace by its own, at its end those that are known only then.
 */
export function addCommonHeaders(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(brandlessHeaders(settings)).header('x-request-id', request.context.requestId)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A request that is refused before the first hook has no context.
    const context: RequestContext | undefined = request.context
    if (context?.rateLimit) reply.headers(rateLimitHeaders(context.rateLimit))
    if (isDraining(request)) reply.header('connection', 'close')
    done()
  })
}

const rateLimitHeaders = ({ max, remaining, resetSeconds }: RateLimitState) => ({
  'ratelimit-limit': String(max),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetSeconds),
})

/**
 * From now on every response closes its connection. Node sets `Connection: close` for later requests by itself; the
 * common headers have it for running ones.
 */
export function drainConnections({ server }: FastifyInstance): void {
  server.maxRequestsPerSocket = 1
}

/** Whether responses close their connections. */
function isDraining({ server }: Pick<FastifyRequest, 'server'>): boolean {
  return server.server.maxRequestsPerSocket === 1
}

/**
 * The security headers of every response. Documents replace the content policy by their own; this one allows nothing,
 * for a response that is opened as a page.
 */
export const securityHeaders = {
  [contentPolicyName]: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

/** The security headers of a response for which no brand is known. */
export function brandlessHeaders({
  now: { strictTransportSecurity },
}: Settings): Readonly<Record<string, string>> {
  return {
    ...securityHeaders,
    ...(strictTransportSecurity && { 'strict-transport-security': strictTransportSecurity }),
  }
}

/** The headers of a problem (RFC 9457). It concerns one request, so no cache may keep it. */
export const problemHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/problem+json; charset=utf-8',
} as const

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
      metrics.request({ operation, brand: brand?.host, status, durationMs })
      return
    }
    // A stream lasts until its page is closed: leaving is no failure, and its duration says nothing about speed.
    log.request(context, { method, route, status: left ? 200 : status, durationMs, left: undefined })
  })
}

/** Traces every request as a span. `isTrusted` decides from which addresses a `traceparent` is accepted. */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  isTrusted: (address: string | undefined) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, socket, context } = request
    const { requestId, reference } = context
    const received = isTrusted(socket.remoteAddress) ? headers.traceparent : undefined
    const traceparent = typeof received === 'string' ? received : undefined
    const route = routeOptions.url
    context.trace = tracing.request({ requestId, reference, method, route, traceparent })
    done()
  })

  onResponseEnd(app, ({ context }, status) => {
    const { operation = 'none', brand, code } = context
    context.trace?.end({ operation, brand: brand?.host, status, code })
  })
}

/** The status for a client that disconnected before the end of the response (nginx). */
const clientClosedRequest = 499

/**
 * Calls a listener once per request: with the status when the response has been sent, or with 499 when the client
 * disconnected before. Node's `close` event covers both; Fastify's `onResponse` hook does not run after a disconnect.
 */
function onResponseEnd(
  app: FastifyInstance,
  listener: (request: FastifyRequest, status: number, left: ClientLeft | undefined) => void,
): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.once('close', () => {
      if (raw.writableFinished) listener(request, raw.statusCode, undefined)
      else listener(request, clientClosedRequest, clientLeft(request, raw))
    })
    done()
  })
}

function clientLeft({ raw }: FastifyRequest, response: ServerResponse): ClientLeft {
  if (!raw.complete) return 'duringRequest'
  return response.headersSent ? 'duringResponse' : 'beforeResponse'
}
