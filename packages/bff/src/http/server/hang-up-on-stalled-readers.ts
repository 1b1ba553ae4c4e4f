import type { FastifyInstance } from 'fastify'

/**
 * Closes a connection whose client has taken nothing of what waits to be sent for this long, on every kind of response.
 * A connection on which nothing waits is left alone: one that is idle (`keepAliveTimeout`), one whose response is
 * being made (the deadlines of platform calls), and an event stream between its events.
 */
export function hangUpOnStalledReaders({ server }: FastifyInstance, stallMs: number): void {
  server.setTimeout(stallMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
