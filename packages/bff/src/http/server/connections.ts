import type { FastifyInstance } from 'fastify'
import { hasBody, isForm } from '../read-request.ts'

// A crowd that arrives while a page is rendered waits in this queue of the system, which allows itself as many
// (`net.core.somaxconn`, 4,096 by default). Beyond it, connections are dropped, and some are reset seconds later.
const backlog = 4096

/**
 * Listens, and explains the common errors of the operating system.
 *
 * @param setting name of the setting that changes the port; the one of the address has `HOST` in its place
 */
export async function listenOn(
  app: FastifyInstance,
  host: string,
  port: number,
  setting: string,
): Promise<string> {
  try {
    return await app.listen({ host, port, backlog })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is already in use: stop what listens there, or set ${setting} to another port.`,
      )
    }
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be opened by this user: set ${setting} above 1023.`)
    const hostSetting = setting.replace('PORT', 'HOST')
    if (code === 'EADDRNOTAVAIL')
      throw new Error(`${hostSetting} is ${host}, which is no address of this machine: set another one.`)
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new Error(`${hostSetting} is ${host}, which is no address and no name that this machine knows.`)
    throw error
  }
}

const sweepIntervalMs = 50

/**
 * Closes the server after the running requests have been answered. Keep-alive connections are closed as soon as they are
 * idle, so that clients cannot delay it.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepIntervalMs)
  await app.close().finally(() => clearInterval(sweep))
}

/**
 * Closes a connection whose client has taken nothing of what waits to be sent for this long, on every kind of response.
 * A connection on which nothing waits is left alone: one that is idle (`keepAliveTimeout`), one whose response is
 * being made (the deadlines of platform calls), and an event stream between its events.
 */
export function closeSlowReaders({ server }: FastifyInstance, stallMs: number): void {
  server.setTimeout(stallMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
}

/**
 * Ends a request whose body does not arrive: a form with a file when nothing of it has come for this long, any other body
 * when it is not complete by then. It is answered as Node answers a request that takes too long.
 */
export function endSlowSenders(app: FastifyInstance, stallMs: number): void {
  app.addHook('onRequest', ({ raw, headers }, reply, done) => {
    done()
    if (!hasBody(headers)) return
    const { socket } = raw
    let received = socket.bytesRead
    const timer = setInterval(() => {
      const hasProgressed = isForm(headers) && socket.bytesRead > received
      received = socket.bytesRead
      if (hasProgressed || raw.complete) return
      clearInterval(timer)
      if (reply.raw.headersSent) socket.destroy()
      else app.server.emit('clientError', new SlowSender(), socket)
    }, stallMs)
    raw.once('close', () => clearInterval(timer))
  })
}

class SlowSender extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
