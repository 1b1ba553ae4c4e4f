import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for a browser to paint what it has. In a page's first half second it counts no movement. */
const pauseMs = 1_000

/** A line to a server on loopback over which every document comes in pieces, which end where `cutsIn` says. */
export async function startSlowLine(target: { port: number }, cutsIn: (html: string) => number[]) {
  const server = createServer(async (asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const forward = request({ port: target.port, path: asked.url, method: asked.method, headers })
    asked.pipe(forward)
    const [reply] = await once(forward, 'response')
    answer.writeHead(reply.statusCode, reply.headers)
    if (!reply.headers['content-type']?.startsWith('text/html')) return reply.pipe(answer)
    const html = await text(reply)
    let sent = 0
    for (const cut of cutsIn(html)) {
      answer.write(html.slice(sent, cut))
      sent = cut
      await wait(pauseMs)
    }
    return answer.end(html.slice(sent))
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
