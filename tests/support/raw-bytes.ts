import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'

/** Requests a path of the brand `localhost` and returns the body as sent, still encoded. */
export async function rawBytes(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const outgoing = request({
    port,
    host: '127.0.0.1',
    path,
    headers: { host: `localhost:${port}`, ...headers },
  }).end()
  const [incoming] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) }
}
