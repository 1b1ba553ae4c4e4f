import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for a browser to paint what it has. In a page's first half second it counts no movement. */
const pauseMs = 1_000

/**
 * A line to a server on loopback over which every document comes in two pieces, the first of which ends where `cutAt`
 * says.
 */
export async function startSlowLine(target: { port: number }, cutAt: (html: string) => number) {
  const server = createServer(async (asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const forward = request({ port: target.port, path: asked.url, method: asked.method, headers })
    asked.pipe(forward)
    const [reply] = await once(forward, 'response')
    answer.writeHead(reply.statusCode, reply.headers)
    if (!reply.headers['content-type']?.startsWith('text/html')) return reply.pipe(answer)
    const html = Buffer.from(await text(reply))
    const cut = Buffer.byteLength(html.toString().slice(0, cutAt(html.toString())))
    answer.write(html.subarray(0, cut))
    await wait(pauseMs)
    return answer.end(html.subarray(cut))
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
