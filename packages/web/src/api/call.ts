import type { OperationDeclaration } from '@marquee/contracts/operation'
import type { InputOf, OperationId, ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { learnTime } from '../browser/clock.ts'
import { takeRead } from '../browser/first-reads.ts'
import { yieldToMain } from '../browser/when-idle.ts'
import { operationFacts } from './contract-facts.ts'
import { localProblem, ProblemError, parseProblem } from './problem-error.ts'
import { serializeSessionCalls } from './serialize-session-calls.ts'

/** The parts of an operation's input that are sent; values of `undefined` are left out. */
export interface RequestParts {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

export interface HttpRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
}

/**
 * Builds the arguments of `fetch` from an operation and its input. The query is sorted, so that equal inputs have equal
 * addresses and share a cached response. `idempotencyKey` is a UUID per user action, kept on a manual retry.
 */
export function httpRequest(
  { method, path }: Pick<OperationDeclaration, 'method' | 'path'>,
  { params = {}, query = {}, body }: RequestParts,
  idempotencyKey?: string,
): HttpRequest {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
  search.sort()
  return {
    method,
    url: search.size > 0 ? `${filledPath}?${search}` : filledPath,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

// Longer than the gateway's own deadline for a call (8 s), so that the gateway's response arrives first.
const timeoutMs = 20_000

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** The request outlives the page that makes it. */
  keepalive?: boolean
}

/**
 * Calls an operation of the gateway by its id and resolves with its response. Never repeats a request: only the gateway
 * retries. Throws `ProblemError`, for a lost connection too.
 */
export async function call<Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  { signal, idempotencyKey, keepalive = false }: CallOptions = {},
): Promise<ResponseOf<Id>> {
  const facts = operationFacts[id]
  const { url, ...init } = httpRequest(facts, input ?? {}, idempotencyKey)
  const send = () => sendRequest(url, { ...init, body: init.body ?? null, keepalive }, signal)
  const { response, body } = await serializeSessionCalls(facts, send).catch(() => {
    throw new ProblemError(lostConnection(id), id)
  })
  if (response.ok && body !== undefined) return body as ResponseOf<Id>
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  const problem = parseProblem(body) ?? (await problemOfForeign(response, facts))
  throw new ProblemError(problem, id, retryAfterSeconds)
}

/** The problem of a response that is not the gateway's. What it means is loaded by the few who meet one. */
const problemOfForeign = (
  response: Response,
  facts: Pick<OperationDeclaration, 'method'>,
): Promise<Problem> =>
  import('./foreign-response.ts').then(
    (loaded) => loaded.problemOfForeign(response, facts),
    () => localProblem('internalServerError'),
  )

/**
 * The problem of a lost connection: a failed read is only logged (the page shows what it has), a failed write opens the
 * dialog. Specification, section 8: serviceUnavailable and disconnect.
 */
function lostConnection(id: OperationId): Problem {
  return localProblem(operationFacts[id].method === 'GET' ? 'serviceUnavailable' : 'disconnect')
}

interface ReceivedResponse {
  response: Response
  /** The parsed JSON, `undefined` where it is no JSON. */
  body: unknown
}

/** Rejects when the response has not arrived in time. */
async function sendRequest(
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<ReceivedResponse> {
  // After hydration a page sends many reads at once: yield to input between them. Writes do not wait.
  if (init.method === 'GET') await yieldToMain()
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const begun = init.method === 'GET' ? takeRead(url) : undefined
    const response = await (begun ??
      fetch(url, { ...init, credentials: 'same-origin', signal: controller.signal }))
    learnTime(response)
    return { response, body: parseJson(await response.text()) }
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
