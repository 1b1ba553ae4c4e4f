import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentPolicyName } from '../../documents/head/content-policy.ts'
import type { RequestContext } from '../../request/request-context.ts'

interface ResponseFacts {
  requestId: string | undefined
  rateLimit?: RequestContext['rateLimit']
  /** Whether the connection closes after this response. */
  closesConnection?: boolean
}

/** The headers that every response carries, refusals included: security, the request's id, its rate limit. */
export function commonHeaders(
  security: Readonly<Record<string, string>>,
  { requestId, rateLimit, closesConnection = false }: ResponseFacts,
): Record<string, string> {
  return {
    ...security,
    ...(requestId !== undefined && { 'x-request-id': requestId }),
    ...(rateLimit && {
      'ratelimit-limit': String(rateLimit.max),
      'ratelimit-remaining': String(rateLimit.remaining),
      'ratelimit-reset': String(rateLimit.resetSeconds),
    }),
    ...(closesConnection && { connection: 'close' }),
  }
}

/** Adds the common headers to every response that goes through Fastify's hooks, unless it has its own. */
export function addCommonHeaders(app: FastifyInstance, security: Readonly<Record<string, string>>): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A request that is refused before the first hook has no context.
    const context: RequestContext | undefined = request.context
    const headers = commonHeaders(security, {
      requestId: context?.requestId,
      rateLimit: context?.rateLimit,
      closesConnection: isDraining(request),
    })
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}

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
export function securityHeaders(scheme: 'http' | 'https'): Readonly<Record<string, string>> {
  return {
    [contentPolicyName]: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(scheme === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** The headers of a problem (RFC 9457). It concerns one request, so no cache may keep it. */
export const problemHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/problem+json; charset=utf-8',
} as const
