import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * From now on every response closes its connection. Node sets `Connection: close` for later requests by itself; the
 * common headers add it for running ones.
 */
export function drainConnections({ server }: FastifyInstance): void {
  server.maxRequestsPerSocket = 1
}

/** Whether responses close their connections. */
export function isDraining({ server }: Pick<FastifyRequest, 'server'>): boolean {
  return server.server.maxRequestsPerSocket === 1
}
