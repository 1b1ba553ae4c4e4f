import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { flatText } from '../flat-text.ts'
import { endsConnection } from './end-connections.ts'
import type { ReadyHead } from './ready-head.ts'

/** Where Node keeps the head that it has put together, until the first bytes of the body go with it, and whether they went. */
export type WithHead = ServerResponse & { _header: string | null; _headerSent: boolean }

/**
 * Gives Node the head of an answer as it is to be sent. Node itself checks every name and value of every answer anew:
 * with our twenty headers an eighth of what a cached answer takes. It is a place that Node does not promise, so what is
 * out of the ordinary (another version than HTTP/1.1, the last answer of a connection) goes Node's own way, and
 * everything does where the place is gone.
 *
 * @param lines further headers, each ended
 * @returns false when nothing was done
 */
export function giveHead(
  { raw: asked, server }: FastifyRequest,
  raw: ServerResponse,
  head: ReadyHead,
  lines: string,
): boolean {
  if (!keepsHead(raw) || asked.httpVersion !== '1.1') return false
  if (!raw.shouldKeepAlive || endsConnection({ server })) return false
  raw.statusCode = head.status
  const seconds = Math.floor(server.server.keepAliveTimeout / 1000)
  raw._header = head.text + lines + endOfHead(seconds)
  return true
}

const keepsHead = (raw: ServerResponse): raw is WithHead =>
  '_header' in raw && '_headerSent' in raw && raw._header === null

let endSecond = 0
let endTimeout = 0
let end = ''

/** The time as HTTP says it (RFC 9110, 5.6.7), and how long the connection stays open. Many answers share a second. */
function endOfHead(timeoutSeconds: number): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== endSecond || timeoutSeconds !== endTimeout) {
    endSecond = second
    endTimeout = timeoutSeconds
    const date = new Date(second * 1000).toUTCString()
    end = flatText(`Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${timeoutSeconds}\r\n\r\n`)
  }
  return end
}
