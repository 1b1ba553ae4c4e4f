import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

const chunkCount = 10

/** Sends the headers at once, and the JSON body in ten chunks spread over `ms` milliseconds. */
export async function sendInChunks(reply: FastifyReply, body: string, ms: number): Promise<void> {
  const bytes = Buffer.from(body)
  const size = Math.ceil(bytes.length / chunkCount)
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
  raw.flushHeaders()
  for (let at = 0; at < bytes.length && !raw.destroyed; at += size) {
    await sleep(ms / chunkCount)
    raw.write(bytes.subarray(at, at + size))
  }
  raw.end()
}

const prefix = '{"statusCode":1,"statusMessage":"OK","padding":"'
const suffix = '"}'

/** Streams a valid successful response of exactly `bytes` bytes, without ever holding all of it in memory. */
export function sendHugeBody(reply: FastifyReply, bytes: number): FastifyReply {
  const chunk = Buffer.alloc(65_536, 'x')
  function* body() {
    yield Buffer.from(prefix)
    for (let left = bytes - prefix.length - suffix.length; left > 0; left -= chunk.length) {
      yield left < chunk.length ? chunk.subarray(0, left) : chunk
    }
    yield Buffer.from(suffix)
  }
  return reply.type('application/json').send(Readable.from(body()))
}
