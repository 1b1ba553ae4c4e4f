import type { InputOf, OperationId, ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { httpRequest } from './http-request.ts'
import { localProblem } from './local-problem.ts'
import { operationFacts } from './operation-facts.ts'
import { ProblemError } from './problem-error.ts'
import { serializeSessionCalls } from './serialize-session-calls.ts'
import { yieldToMain } from '../browser/yield-to-main.ts'

// Longer than the gateway's own deadline for a call (8 s), so that its answer is the one that is seen.
const deadlineMs = 20_000

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** The request outlives the page that makes it. */
  keepalive?: boolean
}

/**
 * Calls an operation of the gateway by its id; the answer is its response. Never repeats a request: the gateway
 * is the one layer that retries. Throws `ProblemError`, for a lost connection too.
 */
export async function call<Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  { signal, idempotencyKey, keepalive = false }: CallOptions = {},
): Promise<ResponseOf<Id>> {
  const facts = operationFacts[id]
  const { url, ...init } = httpRequest(facts, input ?? {}, idempotencyKey)
  const send = () => ask(url, { ...init, body: init.body ?? null, keepalive }, signal)
  const { ok, answer } = await serializeSessionCalls(facts, send).catch(() => {
    throw new ProblemError(lostConnection(id))
  })
  if (ok && answer !== undefined) return answer as ResponseOf<Id>
  throw new ProblemError(readProblem(answer) ?? localProblem('internalServerError'))
}

/**
 * What a connection lost on the player's side means: a read is only logged (the page shows what it has), a write
 * is said aloud. Specification, section 8: serviceUnavailable and disconnect.
 */
function lostConnection(id: OperationId): Problem {
  return localProblem(operationFacts[id].method === 'GET' ? 'serviceUnavailable' : 'disconnect')
}

/** The answer's JSON; `undefined` where it is none. Rejects when no whole answer came within the deadline. */
async function ask(
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<{ ok: boolean; answer: unknown }> {
  // After hydration a page asks for much at once: reads leave room for input in between, writes do not wait.
  if (init.method === 'GET') await yieldToMain()
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, deadlineMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const response = await fetch(url, { ...init, credentials: 'same-origin', signal: controller.signal })
    const text = await response.text()
    return { ok: response.ok, answer: parseJson(text) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readProblem(answer: unknown): Problem | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  return 'code' in answer && 'handling' in answer ? (answer as Problem) : undefined
}
