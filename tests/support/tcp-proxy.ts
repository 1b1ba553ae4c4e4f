import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy on loopback that can be closed, and opened again on the same port. */
export interface TcpProxy {
  port: number
  /** Resets every connection and refuses new ones. */
  close(): Promise<void>
  open(): Promise<void>
}

/** Opens a proxy to a port of loopback. */
export async function openTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let port = 0
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
    from.pipe(to).pipe(from)
  }

  async function open(): Promise<void> {
    server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function close(): Promise<void> {
    const closed = server?.listening ? once(server, 'close') : undefined
    server?.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }

  await open()
  return { port, open, close }
}
