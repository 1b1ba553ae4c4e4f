import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createSandbox } from '#sandbox/server.ts'

/** An answer of the platform, as a test may change it. */
export interface Answer {
  [field: string]: unknown
}

/** Changes what is answered to one path: the JSON of its answer, or all of it. */
export type Alteration =
  | { path: string; answer(answer: Answer, payload: Answer): unknown }
  | { path: string; respond(response: ServerResponse): void }

/** The real sandbox behind a proxy that changes one answer, or none. */
export interface AlteredPlatform {
  url: string
  /** Method and path of all that was asked, oldest first. */
  asked: string[]
  alter(alteration: Alteration | undefined): void
  close(): Promise<void>
}

/** Starts a sandbox whose pictures are at the proxy's address, as are its calls. */
export async function openAlteredPlatform(): Promise<AlteredPlatform> {
  let alteration: Alteration | undefined
  let behind = ''
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const applied = alteration?.path === request.url ? alteration : undefined
    if (applied && 'respond' in applied) {
      request.resume()
      applied.respond(response)
    } else void forward(behind, request, response, applied)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sandbox = await createSandbox({ databaseFile: ':memory:', publicUrl: url, hasFlatArt: true })
  behind = await sandbox.listen(0)
  return {
    url,
    asked,
    alter(next) {
      asked.length = 0
      alteration = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
}

async function forward(
  behind: string,
  request: IncomingMessage,
  response: ServerResponse,
  alteration: Extract<Alteration, { answer: unknown }> | undefined,
): Promise<void> {
  const body = await buffer(request)
  const { method = 'GET', url = '' } = request
  const answer = await fetch(behind + url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' && { body }),
  })
  const type = answer.headers.get('content-type') ?? ''
  const content = alteration
    ? JSON.stringify(alteration.answer(await answer.json(), JSON.parse(body.toString())))
    : Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'content-type': type }).end(content)
}

/** Responds with a body of any type. */
export const respondWith =
  (status: number, type: string, body: string | Buffer) => (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': type }).end(body)
