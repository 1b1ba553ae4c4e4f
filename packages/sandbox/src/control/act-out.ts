import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '../call.ts'
import { drifted } from './drift.ts'
import type { Fault, FaultKind } from './fault.ts'
import { sendHuge, sendInPieces } from './odd-bodies.ts'

interface Scene {
  request: FastifyRequest
  reply: FastifyReply
  /** Does what the call asks and gives its answer; a refusal is an answer too. */
  answer(): Promise<Answer>
}

type Act<K extends FaultKind> = (fault: Extract<Fault, { kind: K }>, scene: Scene) => unknown

const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>'

/** One act for each kind of fault. An act that returns nothing has taken the reply into its own hands. */
const acts: { [K in FaultKind]: Act<K> } = {
  latency: async ({ ms }, { answer }) => {
    await sleep(ms)
    return answer()
  },
  status: ({ status, headers = {}, body = '' }, { reply }) => reply.code(status).headers(headers).send(body),
  envelope: ({ kind: _, ...body }) => body,
  noEnvelope: async (_, { answer }) => {
    const { statusCode: __, ...rest } = await answer()
    return rest
  },
  drift: async (fault, { answer }) => drifted(await answer(), fault),
  hang: (_, { reply }) => void reply.hijack(),
  resetBefore: (_, scene) => cut(scene),
  resetAfter: async (_, scene) => {
    await scene.answer()
    cut(scene)
  },
  truncate: async ({ abruptly = false }, { reply, answer }) => {
    const body = JSON.stringify(await answer())
    const half = body.slice(0, Math.ceil(body.length / 2))
    if (!abruptly) return reply.type('application/json').send(half)
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    reply.raw.write(half, () => reply.raw.destroy())
  },
  html: ({ status = 200 }, { reply }) => reply.code(status).type('text/html').send(page),
  huge: ({ bytes }, { reply }) => sendHuge(reply, bytes),
  slowBody: async ({ ms }, { reply, answer }) => sendInPieces(reply, JSON.stringify(await answer()), ms),
  redirect: ({ location, status = 302 }, { reply }) => reply.code(status).header('location', location).send(),
}

function cut({ request, reply }: Scene): void {
  reply.hijack()
  request.raw.socket.destroy()
}

/** Makes a failure happen on the caller's own connection. Gives the body to send, or sends it itself. */
export function actOut(fault: Fault, scene: Scene): unknown {
  const act = acts[fault.kind] as Act<FaultKind>
  return act(fault, scene)
}
