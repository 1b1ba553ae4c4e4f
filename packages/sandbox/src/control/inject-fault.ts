import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseBody } from '../call.ts'
import { applyDrift } from './apply-drift.ts'
import type { Fault, FaultKind } from './fault.ts'
import { sendHugeBody, sendInChunks } from './streamed-bodies.ts'

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
