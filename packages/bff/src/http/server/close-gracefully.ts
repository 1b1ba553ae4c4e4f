import type { FastifyInstance } from 'fastify'

const lookAgainMs = 50

/**
 * Closes when the open requests have their answers, and not when the clients let go of connections that they keep:
 * those are closed as they become idle.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), lookAgainMs)
  await app.close().finally(() => clearInterval(sweep))
}
