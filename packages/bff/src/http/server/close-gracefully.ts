import type { FastifyInstance } from 'fastify'

const sweepIntervalMs = 50

/**
 * Closes the server after the running requests have been answered. Keep-alive connections are closed as soon as they are
 * idle, so that clients cannot delay it.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepIntervalMs)
  await app.close().finally(() => clearInterval(sweep))
}
