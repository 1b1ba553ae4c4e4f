import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { flatText } from '../flat-text.ts'
import { endsConnection } from './end-connections.ts'

/** Where Node keeps the head that it has put together, until the first bytes of the body go with it, and whether they went. */
export type WithHead = ServerResponse & { _header: string | null; _headerSent: boolean }

/**
 * Whether Node can be given the head of an answer as it is to be sent. Node itself checks every name and value of every
 * answer anew: with our twenty headers an eighth of what a cached answer takes. It is a place that Node does not
 * promise, so what is out of the ordinary (another version than HTTP/1.1, the last answer of a connection) goes Node's
 * own way, and everything does where the place is gone.
 */
export function takesHead({ raw: asked, server }: FastifyRequest, raw: ServerResponse): raw is WithHead {
  if (!('_header' in raw && '_headerSent' in raw && raw._header === null)) return false
  return asked.httpVersion === '1.1' && raw.shouldKeepAlive && !endsConnection({ server })
}

/** Gives Node the head of an answer, as text: the status line and the headers, each ended. */
export function giveHead({ server }: FastifyRequest, raw: WithHead, status: number, lines: string): void {
  raw.statusCode = status
  raw._header = lines + endOfHead(server)
}

let endSecond = 0
let endTimeout = 0
let end = ''

/**
 * What every head ends with: the time as HTTP says it (RFC 9110, 5.6.7), and how long the connection stays open. Many
 * answers share a second.
 */
export function endOfHead({ server }: FastifyRequest['server']): string {
  const second = Math.floor(Date.now() / 1000)
  const timeout = Math.floor(server.keepAliveTimeout / 1000)
  if (second !== endSecond || timeout !== endTimeout) {
    endSecond = second
    endTimeout = timeout
    const date = new Date(second * 1000).toUTCString()
    end = flatText(`Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${timeout}\r\n\r\n`)
  }
  return end
}
