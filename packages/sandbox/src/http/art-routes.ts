import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

/** Pictures of games, brands and providers. */
export function mountArt(app: FastifyInstance, _platform: Platform): void {
  app.get('/art/*', (_, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#234"/></svg>',
      ),
  )
}
