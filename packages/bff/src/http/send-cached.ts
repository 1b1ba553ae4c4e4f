import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Served } from '../brands/served.ts'
import { ReadyHead } from './ready-head.ts'
import type { SendBytes } from './send-bytes.ts'

/** Writes an answer as JSON, cut to its schema. */
export type AnswerWriter = (answer: object) => string

interface Bytes {
  body: Buffer
  etag: string
  head: ReadyHead
  /** Of the answer to who has the bytes already. */
  unchanged: ReadyHead
}

// One set of bytes per value and route: cached values are frozen, so what was made of one stays true.
const made = new WeakMap<object, Map<string, Bytes>>()

/** Sends a public answer from its bytes, made once per cached value; 304 where the client has them already. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  served: Served<object>,
  { toText, sendBytes }: { toText: AnswerWriter; sendBytes: SendBytes },
): void {
  const { body, etag, head, unchanged } = bytesOf(request, served.value, () => toText(served.value))
  const { cacheStatus } = served
  request.context.cacheStatus = cacheStatus
  if (matches(request.headers['if-none-match'], etag))
    sendBytes(request, reply, { head: unchanged, cacheStatus })
  else sendBytes(request, reply, { head, cacheStatus, body })
}

function bytesOf(request: FastifyRequest, value: object, toText: () => string): Bytes {
  const route = request.context.operation ?? ''
  let byRoute = made.get(value)
  if (!byRoute) {
    byRoute = new Map()
    made.set(value, byRoute)
  }
  let bytes = byRoute.get(route)
  if (!bytes) {
    const body = Buffer.from(toText())
    const etag = strongTag(body)
    const headers = ['etag', etag, 'cache-control', 'public, max-age=0, must-revalidate']
    const typed = [...headers, 'content-type', 'application/json; charset=utf-8']
    bytes = {
      body,
      etag,
      head: new ReadyHead(200, typed, body),
      unchanged: new ReadyHead(304, headers),
    }
    byRoute.set(route, bytes)
  }
  return bytes
}

/** A strong validator for bytes. */
export function strongTag(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` value names this validator (weak comparison, RFC 9110). */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}
