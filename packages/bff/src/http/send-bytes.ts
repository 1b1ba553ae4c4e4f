import { Buffer } from 'node:buffer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endsConnection } from './end-connections.ts'
import { endOfHead, giveHead, takesHead } from './give-head.ts'
import type { NoteEnd } from './log-requests.ts'
import { sendInOnePiece } from './one-piece.ts'
import { checkedLines, pairsOf, type ReadyHead } from './ready-head.ts'
import type { Rate, RequestContext } from './request-context.ts'
import { contentPolicyName } from './security-headers.ts'

/** An answer with nothing left to do but to send it. */
export interface ReadyAnswer {
  /** What every answer carries is added to it; a content policy of its own stays. */
  head: ReadyHead
  cacheStatus?: string
  /** Bytes, whose length is in their head, or text, whose length is not. */
  body?: Buffer | string
}

export type SendBytes = (request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) => void

/**
 * Makes the sender of answers that are ready. It writes past Fastify's reply, whose serializers, cookies and hooks
 * have nothing to do for them: with our headers and 6 kB that was 16.3 µs of the process, and is 14.0.
 */
export function createSendBytes(security: Readonly<Record<string, string>>, noteEnd: NoteEnd): SendBytes {
  const { [contentPolicyName]: emptyPolicy = '', ...rest } = security
  const others = common(Object.entries(rest).flat())
  const all = common([contentPolicyName, emptyPolicy, ...others.pairs])

  return (request, reply, answer) => {
    const { context } = request
    if (context.setsCookie) return sendWithCookies(reply, answer)
    const { head, body = '' } = answer
    const { raw } = reply
    const every = head.hasPolicy ? others : all
    const own = ownLines(context, answer)
    reply.hijack()
    if (takesHead(request, raw)) {
      // Whoever asks by HEAD wants to know the length of what they do not get.
      const sent = request.method === 'HEAD' ? '' : body
      const whole = { status: head.status, heads: [head.bytes, every.bytes] as const, body: sent }
      if (!sendInOnePiece(raw, { ...whole, lines: own + endOfHead(request.server) })) {
        giveHead(request, raw, head.status, textOf(head.bytes) + textOf(every.bytes) + own)
        raw.end(sent)
      }
    } else {
      const end = endsConnection(request) ? ['connection', 'close'] : []
      raw.writeHead(head.status, [...head.pairs, ...every.pairs, ...pairsOf(own), ...end])
      // Node itself leaves away the body where HEAD asked.
      raw.end(body)
    }
    noteEnd(request, reply)
  }
}

const textOf = (bytes: Buffer) => bytes.toString('latin1')

const common = (pairs: readonly string[]) => ({ pairs, bytes: Buffer.from(checkedLines(pairs), 'latin1') })

/** What the headers of no other answer need say, as lines. Names and values are ours, so nobody has to check them. */
function ownLines({ requestId, rate }: RequestContext, { cacheStatus, body }: ReadyAnswer): string {
  let lines = `x-request-id: ${requestId}\r\n`
  if (cacheStatus !== undefined) lines += `cache-status: ${cacheStatus}\r\n`
  if (rate) lines += rateLines(rate)
  if (typeof body === 'string') lines += `content-length: ${Buffer.byteLength(body)}\r\n`
  return lines
}

const rateLines = ({ max, remaining, resetSeconds }: Rate) =>
  `ratelimit-limit: ${max}\r\nratelimit-remaining: ${remaining}\r\nratelimit-reset: ${resetSeconds}\r\n`

function sendWithCookies(reply: FastifyReply, { head, cacheStatus, body }: ReadyAnswer): void {
  const { status, pairs } = head
  reply.code(status)
  for (let index = 0; index < pairs.length; index += 2) reply.header(pairs[index] ?? '', pairs[index + 1])
  if (cacheStatus !== undefined) reply.header('cache-status', cacheStatus)
  reply.send(body)
}
