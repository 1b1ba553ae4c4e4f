import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server on loopback that can be cut: connections end, and new ones are refused, until it is mended. */
export async function startLine(target: { port: number }) {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target.port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
  })
  const open = async (port: number) => {
    server.listen(port)
    await once(server, 'listening')
  }
  const cut = async () => {
    server.close()
    for (const end of ends) end.destroy()
    await once(server, 'close')
  }
  await open(0)
  const { port } = server.address() as AddressInfo
  return { port, cut, mend: () => open(port) }
}
