import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

/** The games' own pages. */
export function mountPlay(app: FastifyInstance, _platform: Platform): void {
  app.get('/play/slot', (_, reply) => reply.type('text/html').send('<!doctype html><title>Slot</title>'))
}
