import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A response with its body read. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** As it was sent, still encoded. */
  body: Buffer
  /** Parses the body as JSON. @throws SyntaxError when it is not JSON */
  json<Shape = unknown>(): Shape
  /** `name=value` of each Set-Cookie header, without attributes. */
  cookies: string[]
}

export interface Ask {
  method?: string
  host?: string
  headers?: Record<string, string | string[]>
  /** Sent as JSON unless it is text. */
  body?: unknown
  cookie?: string
}

/** Sends one request to a loopback port, with any Host and headers. */
export async function send(port: number, path: string, ask: Ask & { host: string }): Promise<Answer> {
  const { method = 'GET', host, headers = {}, body, cookie } = ask
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const outgoing = request({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: {
      host,
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
  })
  outgoing.end(text)
  const [incoming] = await once(outgoing, 'response')
  const received = await buffer(incoming)
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    text: received.toString(),
    body: received,
    json: () => JSON.parse(received.toString()),
    cookies: (incoming.headers['set-cookie'] ?? []).map((line: string) => line.split(';')[0] ?? ''),
  }
}
