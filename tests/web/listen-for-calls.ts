import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'

/**
 * Makes a server the origin of the page: calls of the client, which name paths alone, reach it over a real socket
 * until the test ends.
 */
export async function listenForCalls(t: Pick<Test, 'teardown'>, server: Server): Promise<void> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const realFetch = globalThis.fetch
  globalThis.fetch = (path, init) => realFetch(new URL(String(path), `http://127.0.0.1:${port}`), init)
  t.teardown(() => {
    globalThis.fetch = realFetch
    server.closeAllConnections()
    server.close()
  })
}
