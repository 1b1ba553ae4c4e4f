import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'

type Body = Record<string, unknown>

/** What a platform does wrong: with a call before it carries it out, and with the answer before it sends it. */
export interface Lie {
  call?: (path: string, body: Body) => Body
  answer?: (path: string, body: Body) => Body
}

/** Opens a platform that does as another one but for a lie; it closes with the test. @returns its address */
export async function openLiar(t: Test, platform: string, { call, answer }: Lie): Promise<string> {
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '/'
    let text = ''
    for await (const chunk of incoming) text += chunk
    const sent = text === '' || !call ? text : JSON.stringify(call(path, JSON.parse(text)))
    const headers = { 'content-type': 'application/json' }
    const received = await fetch(platform + path, {
      method: incoming.method ?? 'POST',
      headers,
      ...(sent && { body: sent }),
    })
    const body = await received.text()
    const told = answer ? JSON.stringify(answer(path, JSON.parse(body))) : body
    response.writeHead(received.status, headers).end(told)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
