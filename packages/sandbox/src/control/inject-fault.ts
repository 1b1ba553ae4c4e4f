import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseBody } from '../calls/call.ts'
import type { Fault, FaultKind } from './fault.ts'

interface FaultContext {
  request: FastifyRequest
  reply: FastifyReply
  /** Runs the call and returns its response, which may be a refusal. */
  respond(): Promise<ResponseBody>
}

type Injector<K extends FaultKind> = (fault: Extract<Fault, { kind: K }>, context: FaultContext) => unknown

const errorPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>'

/** One function for each kind of fault. Those that return nothing have hijacked the reply. */
const injectors: { [K in FaultKind]: Injector<K> } = {
  latency: async ({ ms }, { respond }) => {
    await sleep(ms)
    return respond()
  },
  status: ({ status, headers = {}, body = '' }, { reply }) => reply.code(status).headers(headers).send(body),
  envelope: ({ kind: _, ...body }) => body,
  noEnvelope: async (_, { respond }) => {
    const { statusCode: __, ...rest } = await respond()
    return rest
  },
  drift: async (fault, { respond }) => applyDrift(await respond(), fault),
  hang: (_, { reply }) => void reply.hijack(),
  resetBefore: (_, context) => closeConnection(context),
  resetAfter: async (_, context) => {
    await context.respond()
    closeConnection(context)
  },
  truncate: async ({ abruptly = false }, { reply, respond }) => {
    const body = JSON.stringify(await respond())
    const half = body.slice(0, Math.ceil(body.length / 2))
    if (!abruptly) return reply.type('application/json').send(half)
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    reply.raw.write(half, () => reply.raw.destroy())
  },
  html: ({ status = 200 }, { reply }) => reply.code(status).type('text/html').send(errorPage),
  huge: ({ bytes }, { reply }) => sendHugeBody(reply, bytes),
  slowBody: async ({ ms }, { reply, respond }) => sendInChunks(reply, JSON.stringify(await respond()), ms),
  redirect: ({ location, status = 302 }, { reply }) => reply.code(status).header('location', location).send(),
}

function closeConnection({ request, reply }: FaultContext): void {
  reply.hijack()
  request.raw.socket.destroy()
}

/**
 * Makes a fault happen on the caller's own connection.
 * @returns what a Fastify handler returns: the body to send, or nothing once the reply is hijacked
 */
export function injectFault(fault: Fault, context: FaultContext): unknown {
  const inject = injectors[fault.kind] as Injector<FaultKind>
  return inject(fault, context)
}

/**
 * A copy of the response with fields removed or replaced, as a platform whose schema has drifted would send it. Paths
 * join keys and indexes with dots: `value.0.img_url`. A path that does not exist is ignored.
 */
function applyDrift(
  response: ResponseBody,
  { remove = [], replace = {} }: Extract<Fault, { kind: 'drift' }>,
): ResponseBody {
  const copy = structuredClone(response)
  for (const path of remove) {
    const { parent, key } = resolvePath(copy, path)
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else delete parent?.[key]
  }
  for (const [path, value] of Object.entries(replace)) {
    const { parent, key } = resolvePath(copy, path)
    if (parent) parent[key] = value
  }
  return copy
}

function resolvePath(root: ResponseBody, path: string) {
  const keys = path.split('.')
  const key = keys.pop() ?? ''
  let parent: Record<string, unknown> | undefined = root
  for (const step of keys) parent = parent?.[step] as Record<string, unknown> | undefined
  return { parent: typeof parent === 'object' && parent !== null ? parent : undefined, key }
}

const chunkCount = 10

/** Sends the headers at once, and the JSON body in ten chunks spread over `ms` milliseconds. */
async function sendInChunks(reply: FastifyReply, body: string, ms: number): Promise<void> {
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
function sendHugeBody(reply: FastifyReply, bytes: number): FastifyReply {
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
