import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * From now on every answer says that it is the last of its connection, so that none is open at the end. Node sees to
 * requests that are yet to come; those under way are asked for when they are answered.
 */
export function drainConnections({ server }: FastifyInstance): void {
  server.maxRequestsPerSocket = 1
}

/** Whether an answer that goes out now is to be the last of its connection. */
export function isDraining({ server }: Pick<FastifyRequest, 'server'>): boolean {
  return server.server.maxRequestsPerSocket === 1
}
