import type { FastifyReply, FastifyRequest } from 'fastify'
import { endsConnection } from './end-connections.ts'
import type { NoteEnd } from './log-requests.ts'
import { PackedBytes } from './packed-bytes.ts'
import { contentPolicyName } from './security-headers.ts'

/** An answer with nothing left to do but to send it. */
export interface ReadyAnswer {
  status: number
  /** Names and values in turn. What every answer carries is added to them. */
  headers: readonly string[]
  /** Takes the place of the policy that lets an answer do nothing. */
  contentPolicy?: string
  /** Text is short; it leaves in one piece with the head. */
  body?: Buffer | PackedBytes | string
}

export type SendBytes = (request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) => void

/**
 * Makes the sender of answers that are ready. It writes past Fastify's reply, whose serializers, cookies and hooks
 * have nothing to do for them: with our headers and 6 kB that was 16.3 µs of the process, and is 14.0.
 */
export function createSendBytes(security: Readonly<Record<string, string>>, noteEnd: NoteEnd): SendBytes {
  const { [contentPolicyName]: emptyPolicy = '', ...others } = security
  const everyAnswer = Object.entries(others).flat()

  return (request, reply, answer) => {
    const { visit } = request
    if (visit.setsCookie) return sendWithCookies(reply, answer)
    const { status, headers, contentPolicy = emptyPolicy, body } = answer
    const { requestId, rate } = visit
    const head = [...headers, contentPolicyName, contentPolicy, ...everyAnswer, 'x-request-id', requestId]
    if (rate) {
      head.push('ratelimit-limit', String(rate.max))
      head.push('ratelimit-remaining', String(rate.remaining))
      head.push('ratelimit-reset', String(rate.resetSeconds))
    }
    if (endsConnection(request)) head.push('connection', 'close')
    if (body !== undefined) head.push('content-length', String(lengthOf(body)))
    reply.hijack()
    reply.raw.writeHead(status, head)
    if (body instanceof PackedBytes) reply.raw.end(body.text, 'latin1')
    else reply.raw.end(body)
    noteEnd(request, reply)
  }
}

function lengthOf(body: Buffer | PackedBytes | string): number {
  if (body instanceof PackedBytes) return body.text.length
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length
}

function sendWithCookies(reply: FastifyReply, { status, headers, contentPolicy, body }: ReadyAnswer): void {
  reply.code(status)
  for (let index = 0; index < headers.length; index += 2)
    reply.header(headers[index] ?? '', headers[index + 1])
  if (contentPolicy !== undefined) reply.header(contentPolicyName, contentPolicy)
  reply.send(body instanceof PackedBytes ? body.unpacked() : body)
}
