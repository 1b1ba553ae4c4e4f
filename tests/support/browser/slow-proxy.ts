import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for a browser to paint, and beyond the first half second, in which it reports no layout shifts. */
const pauseMs = 1_000

/** A proxy to a server on loopback that sends every document in chunks, with a pause after each. */
export async function startSlowProxy(target: { port: number }, chunkEnds: (html: string) => number[]) {
  const server = createServer(async (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const forward = request({ port: target.port, path: incoming.url, method: incoming.method, headers })
    incoming.pipe(forward)
    const [response] = await once(forward, 'response')
    outgoing.writeHead(response.statusCode, response.headers)
    if (!response.headers['content-type']?.startsWith('text/html')) return response.pipe(outgoing)
    const html = await text(response)
    let sent = 0
    for (const cut of chunkEnds(html)) {
      outgoing.write(html.slice(sent, cut))
      sent = cut
      await wait(pauseMs)
    }
    return outgoing.end(html.slice(sent))
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
