import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

const pieces = 10

/** Sends the headers at once and the body in ten pieces over the time given. */
export async function sendInPieces(reply: FastifyReply, body: string, ms: number): Promise<void> {
  const bytes = Buffer.from(body)
  const size = Math.ceil(bytes.length / pieces)
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
  raw.flushHeaders()
  for (let at = 0; at < bytes.length && !raw.destroyed; at += size) {
    await sleep(ms / pieces)
    raw.write(bytes.subarray(at, at + size))
  }
  raw.end()
}

const opening = '{"statusCode":1,"statusMessage":"OK","padding":"'
const ending = '"}'

/** Sends a valid answer of exactly this many bytes (at least an empty one), never holding it whole. */
export function sendHuge(reply: FastifyReply, bytes: number): FastifyReply {
  const piece = Buffer.alloc(65_536, 'x')
  function* body() {
    yield Buffer.from(opening)
    for (let left = bytes - opening.length - ending.length; left > 0; left -= piece.length) {
      yield left < piece.length ? piece.subarray(0, left) : piece
    }
    yield Buffer.from(ending)
  }
  return reply.type('application/json').send(Readable.from(body()))
}
