import { setTimeout as sleep } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { BrandLane, BrandLanes } from './brand-lanes.ts'
import type { DriftReports } from './drift-reports.ts'
import { Exchange } from './exchange.ts'
import { judgeExchange } from './judge-exchange.ts'
import { type CallKind, type PlatformCall, type PlatformIdentity, UnusableAnswer } from './platform-call.ts'
import { type FailureCause, PlatformFailure } from './platform-failure.ts'
import type { DriftRecord, Outcome, PlatformCallRecord } from './platform-records.ts'
import { PlatformRefusal, type RefusalFacts } from './platform-refusal.ts'
import { isRetryStatus, retryDelayMs } from './retry-delay.ts'

/** What all calls share. */
export interface Upstream {
  dispatcher: Dispatcher
  lanes: BrandLanes
  drifts: DriftReports
  attemptTimeoutMs: number
  deadlineMs: number
  now: () => number
  random: () => number
  onCall: (record: PlatformCallRecord) => void
  onDrift: (record: DriftRecord) => void
  pathOf: (call: AnyCall) => string
  kindOf: (call: AnyCall) => CallKind
}

/** Whose request a call belongs to. */
export interface CallContext {
  requestId: string
  reference: string
  /** The caller's own end. It cancels a read; a write goes on. */
  signal?: AbortSignal
  traceparent?: string
  /** Told before the call returns: whether the answer was one that may be kept. */
  onAnswer?: (quality: AnswerQuality) => void
}

export interface AnswerQuality {
  envelope: 'ok' | 'missing'
  /** Something was missing or of another type, and a blank stands in for it. */
  drifted: boolean
}

type AnyCall = Pick<PlatformCall<never, unknown>, 'path' | 'kind' | 'money'>

interface Task<Input, Output> {
  call: PlatformCall<Input, Output>
  identity: PlatformIdentity
  input: Input
  context: CallContext
}

/** How one attempt ended. `sent` says whether the platform may have seen it. */
type Result<Output> =
  | { kind: 'answered'; output: Output; quality: AnswerQuality; httpStatus: number; words: Words }
  | { kind: 'refused'; refusal: RefusalFacts; httpStatus: number; retryAfter: string | undefined }
  | Failed

interface Failed {
  kind: 'failed'
  cause: FailureCause
  reason: string
  httpStatus: number | undefined
  retryAfter: string | undefined
  sent: boolean
}

interface Words {
  statusCode: number | undefined
  statusMessage: string
}

const mostAttempts = 2
const longestLoggedMessage = 200

/** What ends a request that was never written because its idle connection turned out to be dead. */
const staleConnection: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** One call from its first attempt to its answer. */
export class CallRun<Input, Output> {
  readonly #upstream: Upstream
  readonly #task: Task<Input, Output>
  readonly #lane: BrandLane
  readonly #kind: CallKind
  readonly #deadlineAt: number
  readonly #path: string
  readonly #body: string
  readonly #headers: string[]

  constructor(upstream: Upstream, task: Task<Input, Output>) {
    const { call, identity, input, context } = task
    const now = upstream.now()
    this.#upstream = upstream
    this.#task = task
    this.#lane = upstream.lanes.of(identity.host, now)
    this.#lane.budget.countCall(now)
    this.#kind = upstream.kindOf(call)
    this.#deadlineAt = now + upstream.deadlineMs
    this.#path = upstream.pathOf(call)
    this.#body = call.payload(identity, input)
    this.#headers = headersOf(context)
  }

  async run(): Promise<Output> {
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = this.#upstream.now()
      const result = await this.#attempt()
      this.#record(attempt, result, this.#upstream.now() - startedAt)
      if (result.kind === 'answered') {
        this.#task.context.onAnswer?.(result.quality)
        return result.output
      }
      if (!(await this.#waitToRetry(attempt, result))) throw this.#errorOf(result)
    }
  }

  get #signal(): AbortSignal | undefined {
    return this.#kind === 'read' ? this.#task.context.signal : undefined
  }

  get #remainingMs(): number {
    return this.#deadlineAt - this.#upstream.now()
  }

  async #attempt(): Promise<Result<Output>> {
    const { slots, breaker } = this.#lane
    if (this.#signal?.aborted) return notSent('aborted')
    if (!breaker.allows(this.#upstream.now())) return notSent('breaker')
    if (!slots.take() && !(await slots.wait(this.#remainingMs, this.#signal))) {
      return notSent(this.#signal?.aborted ? 'aborted' : 'busy')
    }
    try {
      return await this.#attemptInSlot()
    } finally {
      slots.release()
    }
  }

  async #attemptInSlot(): Promise<Result<Output>> {
    const { breaker } = this.#lane
    const admission = breaker.enter(this.#upstream.now())
    if (!admission) return notSent('breaker')
    let answered: boolean | undefined = false
    try {
      const exchange = await this.#exchange()
      const result = this.#judge(exchange)
      answered = isAnswered(result)
      return result
    } finally {
      breaker.leave(this.#upstream.now(), admission, answered)
    }
  }

  // A request that was never written may go out on another connection: to the platform it is still the first.
  async #exchange(): Promise<Exchange> {
    const exchange = await this.#send()
    const neverWritten = exchange.failure === 'network' && !exchange.sent
    return neverWritten && staleConnection.has(exchange.reason) ? this.#send() : exchange
  }

  #send(): Promise<Exchange> {
    return Exchange.run(this.#upstream.dispatcher, {
      path: this.#path,
      headers: this.#headers,
      body: this.#body,
      timeoutMs: Math.max(0, Math.min(this.#upstream.attemptTimeoutMs, this.#remainingMs)),
      signal: this.#signal,
    })
  }

  #judge(exchange: Exchange): Result<Output> {
    const { httpStatus, retryAfter, sent } = exchange
    const verdict = judgeExchange(exchange)
    if ('cause' in verdict) return { kind: 'failed', ...verdict, httpStatus, retryAfter, sent }
    const { answer, envelope } = verdict
    if (envelope.kind === 'refused') {
      return { kind: 'refused', refusal: envelope, httpStatus: httpStatus ?? 0, retryAfter }
    }
    try {
      return this.#read(answer, envelope.kind, envelope, httpStatus ?? 0)
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error
      return { kind: 'failed', cause: 'invalid', reason: 'unusable', httpStatus, retryAfter: undefined, sent }
    }
  }

  #read(
    answer: Record<string, unknown>,
    envelope: 'ok' | 'missing',
    words: Words,
    httpStatus: number,
  ): Result<Output> {
    const { call, input, identity, context } = this.#task
    const { output, drifts } = call.read(answer, { input, envelope })
    const drifted = drifts.length > 0
    if (drifted) {
      const { host } = identity
      const { requestId, reference } = context
      for (const drift of this.#upstream.drifts.news(call.path, drifts, this.#upstream.now())) {
        this.#upstream.onDrift({ ...drift, call: call.path, host, requestId, reference })
      }
    }
    return { kind: 'answered', output, quality: { envelope, drifted }, httpStatus, words }
  }

  /** Waits where the attempt may be made again; false where it may not. */
  async #waitToRetry(
    attempt: number,
    result: Exclude<Result<Output>, { kind: 'answered' }>,
  ): Promise<boolean> {
    if (this.#kind !== 'read' || attempt >= mostAttempts || !isRetryable(result)) return false
    const delayMs = retryDelayMs(result.retryAfter, this.#upstream.random)
    const now = this.#upstream.now()
    if (delayMs >= this.#remainingMs || !this.#lane.breaker.allows(now) || !this.#lane.budget.take(now))
      return false
    await sleep(delayMs, undefined, this.#signal ? { signal: this.#signal } : {}).catch(() => undefined)
    return !this.#signal?.aborted
  }

  #errorOf(result: Exclude<Result<Output>, { kind: 'answered' }>): PlatformRefusal | PlatformFailure {
    const { call } = this.#task
    if (result.kind === 'refused') return new PlatformRefusal(result.refusal, call.refusals)
    return new PlatformFailure(call.onFailure, {
      ...result,
      outcomeUnknown: call.money && mayHaveHappened(result),
    })
  }

  #record(attempt: number, result: Result<Output>, durationMs: number): void {
    const { call, identity, context } = this.#task
    const words = wordsOf(result)
    this.#upstream.onCall({
      call: call.path,
      attempt,
      outcome: outcomeOf(result),
      httpStatus: result.httpStatus,
      statusCode: words?.statusCode,
      statusMessage: words?.statusMessage.slice(0, longestLoggedMessage),
      envelope:
        result.kind === 'failed' ? 'none' : result.kind === 'refused' ? 'refused' : result.quality.envelope,
      reason: result.kind === 'failed' ? result.reason : undefined,
      durationMs,
      host: identity.host,
      requestId: context.requestId,
      reference: context.reference,
    })
  }
}

function headersOf({ requestId, traceparent }: CallContext): string[] {
  const headers = [
    'content-type',
    'application/json',
    'accept',
    'application/json',
    'x-request-id',
    requestId,
  ]
  if (traceparent !== undefined) headers.push('traceparent', traceparent)
  return headers
}

function notSent(cause: FailureCause): Failed {
  return { kind: 'failed', cause, reason: cause, httpStatus: undefined, retryAfter: undefined, sent: false }
}

// A client error without an envelope is an answer of the platform's web server: it is up.
function isAnswered(result: Result<unknown>): boolean | undefined {
  if (result.kind !== 'failed') return true
  if (result.cause === 'aborted') return undefined
  return result.cause === 'status' && (result.httpStatus ?? 0) < 500
}

function isRetryable(result: Exclude<Result<unknown>, { kind: 'answered' }>): boolean {
  if (isRetryStatus(result.httpStatus)) return true
  return result.kind === 'failed' && (result.cause === 'network' || result.cause === 'timeout')
}

/** Whether a write that failed may have been carried out. A client error other than 408 is a plain no. */
function mayHaveHappened({ sent, cause, httpStatus = 0 }: Failed): boolean {
  const plainNo = cause === 'status' && httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408
  return sent && !plainNo
}

function wordsOf(result: Result<unknown>): Words | undefined {
  if (result.kind === 'answered') return result.words
  return result.kind === 'refused' ? result.refusal : undefined
}

function outcomeOf(result: Result<unknown>): Outcome {
  if (result.kind === 'refused') return 'refused'
  if (result.kind === 'answered') return result.quality.drifted ? 'drift' : 'ok'
  return result.cause === 'status' || result.cause === 'invalid' ? 'network' : result.cause
}
