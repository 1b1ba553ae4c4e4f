import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** A TCP proxy on loopback that can be closed, and opened again on the same port. */
export interface TcpProxy {
  port: number
  /** Resets every connection and refuses new ones. */
  close(): Promise<void>
  open(): Promise<void>
  /** Holds back what the target answers, on every connection, also a new one, until it is resumed. */
  holdAnswers(): void
  resume(): void
}

/** Opens a proxy to a port of loopback. */
export async function openTcpProxy(targetPort: number): Promise<TcpProxy> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  /** The connection to the target, and where its answers go. */
  const answers = new Map<Socket, Socket>()
  let isHolding = false
  let server: Server | undefined

  function join(from: Socket): void {
    const to = connect(targetPort, '127.0.0.1')
    for (const socket of [from, to]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        for (const other of [from, to]) other.destroy()
      })
    }
    from.pipe(to)
    answers.set(to, from)
    to.on('close', () => answers.delete(to))
    if (!isHolding) to.pipe(from)
  }

  async function open(): Promise<void> {
    server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }

  async function close(): Promise<void> {
    const closed = server?.listening ? once(server, 'close') : undefined
    server?.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }

  await open()
  return {
    port,
    open,
    close,
    holdAnswers() {
      isHolding = true
      for (const [to, from] of answers) to.unpipe(from)
    },
    resume() {
      isHolding = false
      for (const [to, from] of answers) to.pipe(from)
    },
  }
}
