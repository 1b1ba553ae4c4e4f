import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, ResponseBody } from '../calls/call.ts'
import type { FaultQueue } from '../control/fault.ts'
import { injectFault } from '../control/inject-fault.ts'
import type { Journal } from '../control/journal.ts'
import { runDueSteps } from '../due-steps.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { calls } from './calls.ts'

interface Parts {
  platform: Platform
  journal: Journal
  faults: FaultQueue
}

/** Mounts every call of the platform: it is recorded in the journal, then a matching fault applies, else it is run. */
export function mountCalls(app: FastifyInstance, parts: Parts): void {
  for (const [path, call] of Object.entries(calls)) {
    app.post(path, { onRequest: resetUnread(path, parts) }, (request, reply) =>
      serve(path, call, request, reply, parts),
    )
  }
}

function resetUnread(path: string, { journal, faults, platform }: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!faults.takeUnread(path)) return
    const { headers, raw } = request
    journal.record({ path, payload: undefined, headers, at: platform.now() }, raw.socket)
    reply.hijack()
    raw.socket.destroy()
  }
}

function serve(
  path: string,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): unknown {
  const { journal, faults, platform } = parts
  runDueSteps(platform)
  const { body: payload, headers, raw } = request
  journal.record({ path, payload, headers, at: platform.now() }, raw.socket)
  const respond = () => runCall(call, payload, platform)
  const fault = faults.take(path, domainOf(platform, payload))
  return fault ? injectFault(fault, { request, reply, respond }) : respond()
}

async function runCall(call: Call, payload: unknown, platform: Platform): Promise<ResponseBody> {
  try {
    return await call.handle(payload, platform)
  } catch (error) {
    if (error instanceof Refusal) return error.body
    throw error
  }
}

function domainOf({ db }: Platform, payload: unknown): string {
  const { domain_name, auth } = (payload ?? {}) as { domain_name?: unknown; auth?: unknown }
  if (typeof domain_name === 'string') return domain_name
  if (typeof auth !== 'string') return ''
  return db.one<{ domain: string }>`SELECT domain FROM sessions WHERE token = ${auth}`?.domain ?? ''
}
