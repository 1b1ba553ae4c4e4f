import type { FastifyInstance } from 'fastify'

/**
 * Headers that every answer carries. Documents replace the content policy by their own; this one lets an answer
 * that was opened as a page do nothing at all.
 */
export function securityHeaders(app: FastifyInstance, scheme: 'http' | 'https'): void {
  const headers: Record<string, string> = {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
  if (scheme === 'https') headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
