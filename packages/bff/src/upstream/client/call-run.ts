import type { Dispatcher } from 'undici'
import type { Drift, DriftRecord, PlatformCallRecord, RetryDenialRecord } from '../../observability/events.ts'
import type { PlatformAttempt } from '../../request/platform-attempt.ts'
import type { RequestIdentity } from '../../request/request-context.ts'
import { type Decoded, type DecodeOnThread, decodeAnswer, largeBytes } from '../decoding/decode-answer.ts'
import type { DriftReports } from '../decoding/drift-reports.ts'
import type { CallKind, PlatformCall, PlatformIdentity } from '../platform-call.ts'
import { PlatformFailure } from '../platform-failure.ts'
import { fieldErrors, PlatformRefusal, refusalCode } from '../platform-refusal.ts'
import type { BrandResilienceMap } from '../resilience/brand-resilience.ts'
import { waitToRetry } from '../resilience/retry-policy.ts'
import {
  type AnswerQuality,
  type Attempt,
  type AttemptResult,
  type Failed,
  makeAttempt,
  mayHaveHappened,
  outcomeOf,
  type Refused,
} from './attempt.ts'
import { acceptedEncodings, decompress } from './decompress.ts'
import type { Exchange } from './exchange.ts'
import { failureOf, maxResponseBytes } from './exchange.ts'

/** What all calls share. */
export interface Upstream {
  dispatcher: Dispatcher
  brands: BrandResilienceMap
  drifts: DriftReports
  attemptTimeoutMs: number
  deadlineMs: number
  now: () => number
  random: () => number
  onCall: (record: PlatformCallRecord) => void
  onDrift: (record: DriftRecord) => void
  onRetryDenied: (record: RetryDenialRecord) => void
  decodeOnThread: DecodeOnThread
  pathOf: (call: CallFacts) => string
  kindOf: (call: CallFacts) => CallKind
}

type CallFacts = Pick<PlatformCall<never, unknown>, 'path' | 'kind' | 'money'>

/** What a call is made for, and within which limits. */
export interface CallContext {
  /** The request that it belongs to; an identity of its own where it belongs to none. */
  request: RequestIdentity
  /** Aborts when the caller disconnects. It cancels a read; a write continues. */
  signal?: AbortSignal | undefined
  traceparent?: string | undefined
  /** The time for all attempts, where it is shorter than that of all calls. */
  deadlineMs?: number | undefined
  /** Called before the call returns, for callers that cache answers. */
  onAnswer?: (quality: AnswerQuality) => void
}

interface Task<Input, Output> {
  call: PlatformCall<Input, Output>
  identity: PlatformIdentity
  input: Input
  context: CallContext
}

const mostLoggedDrifts = 3
const maxLoggedMessageLength = 200

/**
 * Runs a call with its retries.
 * @throws as `Platform.call`
 */
export async function runCall<Input, Output>(upstream: Upstream, task: Task<Input, Output>): Promise<Output> {
  const run = new CallRun(upstream, task)
  for (let number = 1; ; number += 1) {
    const startedAt = upstream.now()
    const result = await makeAttempt(run.attempt)
    run.record(number, result, upstream.now() - startedAt)
    if (result.kind === 'answered') {
      task.context.onAnswer?.(result.quality)
      return result.output
    }
    if (!(await run.waitToRetry(number, result))) throw run.errorOf(result)
  }
}

class CallRun<Input, Output> {
  readonly #upstream: Upstream
  readonly #task: Task<Input, Output>
  readonly #kind: CallKind
  /** What was not as the contract says in the last answer. */
  #drift: string[] | undefined
  readonly attempt: Attempt<Output>

  constructor(upstream: Upstream, task: Task<Input, Output>) {
    const { call, identity, input, context } = task
    const now = upstream.now()
    this.#upstream = upstream
    this.#task = task
    this.#kind = upstream.kindOf(call)
    const { contentType, body } = call.form?.(identity, input) ?? {
      contentType: 'application/json',
      body: call.payload(identity, input),
    }
    const resilience = upstream.brands.of(identity.host, now)
    resilience.budget.countCall(now)
    this.attempt = {
      dispatcher: upstream.dispatcher,
      now: upstream.now,
      attemptTimeoutMs: upstream.attemptTimeoutMs,
      resilience,
      deadlineAt: now + Math.min(upstream.deadlineMs, context.deadlineMs ?? upstream.deadlineMs),
      request: {
        path: upstream.pathOf(call),
        headers: headersOf(context, contentType),
        body,
        // A caller that disconnects cancels reads, never writes.
        signal: this.#kind === 'read' ? context.signal : undefined,
      },
      classify: (exchange) => this.#classify(exchange),
    }
  }

  async #classify(exchange: Exchange): Promise<AttemptResult<Output>> {
    this.#drift = undefined
    const { httpStatus, retryAfter, sent, location } = exchange
    const failure = failureOf(exchange)
    if (failure) return { kind: 'failed', ...failure, httpStatus, retryAfter, sent, location }
    const { drifts, ...decoded } = await this.#decode(exchange)
    this.#reportDrifts(drifts)
    this.#drift = describeDrifts(drifts)
    if (decoded.kind === 'refused') return { ...decoded, httpStatus, retryAfter }
    if (decoded.kind === 'failed') return { ...decoded, httpStatus, retryAfter, sent }
    const { output, envelope } = decoded
    const quality = { envelope: envelope.kind, drifted: drifts.some(({ understood }) => !understood) }
    return { kind: 'answered', output, quality, httpStatus, message: envelope }
  }

  async #decode({
    httpStatus = 0,
    contentType,
    contentEncoding,
    body: sent,
  }: Exchange): Promise<Decoded<Output>> {
    const { call, identity, input } = this.#task
    const body =
      contentEncoding === undefined ? sent : await decompress(sent, contentEncoding, maxResponseBytes)
    if (!body) return unknownEncoding(contentEncoding)
    const response = { httpStatus, contentType, body, identity }
    if (body.byteLength < largeBytes || call.form) return decodeAnswer(call, response, input)
    try {
      // The thread has the same declaration of the call.
      return (await this.#upstream.decodeOnThread({ ...response, path: call.path, input })) as Decoded<Output>
    } catch {
      return { kind: 'failed', cause: 'invalid', reason: 'tooComplex', drifts: [] }
    }
  }

  #reportDrifts(drifts: readonly Drift[]): void {
    const { call, identity } = this.#task
    const { host } = identity
    for (const drift of this.#upstream.drifts.unreported(call.path, drifts, this.#upstream.now())) {
      this.#upstream.onDrift({ ...drift, call: call.path, host })
    }
  }

  waitToRetry(attempts: number, result: Refused | Failed): Promise<boolean> {
    const { call, identity } = this.#task
    const { random, onRetryDenied } = this.#upstream
    const onDenied = () => onRetryDenied({ call: call.path, host: identity.host })
    return waitToRetry({ ...this.attempt, kind: this.#kind, random, onDenied }, attempts, result)
  }

  errorOf(result: Refused | Failed): PlatformRefusal | PlatformFailure {
    const { call } = this.#task
    if (result.kind === 'refused') return new PlatformRefusal(result.refusal, call.refusals)
    const { cause, reason, httpStatus } = result
    const facts = { cause, reason, httpStatus, mayHaveHappened: mayHaveHappened(result), money: call.money }
    return new PlatformFailure(call.onFailure, facts)
  }

  record(attempt: number, result: AttemptResult<Output>, durationMs: number): void {
    const { call, identity, context } = this.#task
    const { statusCode, statusMessage, envelope } = messageOf(result)
    this.#upstream.onCall({
      call: call.path,
      attempt,
      outcome: outcomeOf(result),
      httpStatus: result.httpStatus,
      statusCode,
      statusMessage,
      envelope,
      drift: result.kind === 'answered' || result.httpStatus !== undefined ? this.#drift : undefined,
      reason: result.kind === 'failed' ? result.reason : undefined,
      code: result.kind === 'refused' ? refusalCode(result.refusal, call.refusals) : undefined,
      refusedFields: result.kind === 'refused' ? fieldErrors(result.refusal.fields) : undefined,
      location: result.kind === 'failed' ? result.location : undefined,
      durationMs,
      host: identity.host,
      request: context.request,
    })
  }
}

/** What makes an answer's parts missing, for the log; undefined where everything was understood. */
function describeDrifts(drifts: readonly Drift[]): string[] | undefined {
  const told = drifts
    .filter(({ understood }) => !understood)
    .slice(0, mostLoggedDrifts)
    .map(({ path, expected, found }) => `${path || 'answer'}: ${expected} expected, ${found}`)
  return told.length > 0 ? told : undefined
}

function unknownEncoding(found = ''): Decoded<never> {
  const drift = { path: '', expected: acceptedEncodings, found: found.slice(0, 40) }
  return { kind: 'failed', cause: 'invalid', reason: 'contentEncoding', drifts: [drift] }
}

function headersOf({ request, traceparent }: CallContext, contentType: string): string[] {
  const headers = [
    'content-type',
    contentType,
    'accept',
    'application/json',
    'accept-encoding',
    acceptedEncodings,
    'x-request-id',
    request.requestId,
  ]
  if (traceparent !== undefined) headers.push('traceparent', traceparent)
  return headers
}

type LoggedMessage = Pick<PlatformAttempt, 'statusCode' | 'statusMessage' | 'envelope'>

function messageOf(result: AttemptResult<unknown>): LoggedMessage {
  if (result.kind === 'failed')
    return { statusCode: undefined, statusMessage: undefined, envelope: undefined }
  const { statusCode, statusMessage } = result.kind === 'refused' ? result.refusal : result.message
  const isBare = result.kind === 'answered' && result.quality.envelope === 'missing'
  return {
    statusCode,
    statusMessage: statusMessage.slice(0, maxLoggedMessageLength),
    envelope: isBare ? 'missing' : undefined,
  }
}
