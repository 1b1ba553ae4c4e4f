import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A way to the platform that can be closed and opened again at the same address. */
export interface Relay {
  url: string
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
}

/** Opens a relay to an address of loopback. */
export async function openRelay(target: string): Promise<Relay> {
  const { port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  let port = 0
  let server: Server | undefined

  function join(from: Socket): void {
    const to = connect(Number(targetPort), '127.0.0.1')
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

  async function shut(): Promise<void> {
    const closed = server?.listening ? once(server, 'close') : undefined
    server?.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }

  await open()
  return { url: `http://127.0.0.1:${port}`, open, shut }
}
