import type { Dispatcher } from 'undici'
import type { CallOutcome } from '../../request/platform-attempt.ts'
import type { FailureCause } from '../platform-failure.ts'
import type { RefusalFacts } from '../platform-refusal.ts'
import type { BrandResilience } from '../resilience/brand-resilience.ts'
import { minimumUsefulMs } from '../resilience/retry-policy.ts'
import { Exchange, type ExchangeRequest } from './exchange.ts'

/** How reliable an answer is. */
export interface AnswerQuality {
  /** `missing`: the envelope did not state success. */
  envelope: 'ok' | 'missing'
  /** A field was missing or had another type and was replaced by a blank. */
  drifted: boolean
}

/** The status in the envelope of an answer. */
interface Message {
  statusCode: number | undefined
  statusMessage: string
}

export interface Answered<Output> {
  kind: 'answered'
  output: Output
  quality: AnswerQuality
  httpStatus: number | undefined
  message: Message
}

export interface Refused {
  kind: 'refused'
  refusal: RefusalFacts
  httpStatus: number | undefined
  retryAfter: string | undefined
}

export interface Failed {
  kind: 'failed'
  cause: FailureCause
  /** A short code for support. */
  reason: string
  httpStatus: number | undefined
  retryAfter: string | undefined
  /** The platform may have received the request. */
  sent: boolean
  /** Where a redirect leads. */
  location?: string | undefined
}

/** The result of one attempt of a call. */
export type AttemptResult<Output> = Answered<Output> | Refused | Failed

/** The result of an attempt that ended before anything was sent. */
function notSent(cause: FailureCause): Failed {
  return { kind: 'failed', cause, reason: cause, httpStatus: undefined, retryAfter: undefined, sent: false }
}

/**
 * Whether the result shows that the platform is up, for the breaker; undefined if that is unknown. Whatever its web server
 * sent with a status below 500 does: an answer that cannot be used concerns the one who asked, not all of the brand.
 */
function showsPlatformUp(result: AttemptResult<unknown>): boolean | undefined {
  if (result.kind !== 'failed') return true
  const { cause, httpStatus = 0 } = result
  if (cause === 'aborted') return undefined
  return (cause === 'status' || cause === 'invalid') && httpStatus < 500
}

/** Whether a failed call may have been carried out. A client error other than 408 means it was not. */
export function mayHaveHappened({ sent, cause, httpStatus = 0 }: Failed): boolean {
  const plainNo = cause === 'status' && httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408
  return sent && !plainNo
}

/** The outcome for the log. */
export function outcomeOf(result: AttemptResult<unknown>): CallOutcome {
  if (result.kind === 'refused') return 'refused'
  if (result.kind === 'answered') return result.quality.drifted ? 'drift' : 'ok'
  return result.cause === 'status' || result.cause === 'invalid' ? 'network' : result.cause
}

/** Everything that one attempt of a call needs. */
export interface Attempt<Output> {
  resilience: BrandResilience
  dispatcher: Dispatcher
  now: () => number
  deadlineAt: number
  attemptTimeoutMs: number
  request: ExchangeRequest
  classify: (exchange: Exchange) => Promise<AttemptResult<Output>>
}

/** Errors of a request that was never written because its idle connection was already dead. */
const staleConnectionCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const wasNeverWritten = ({ failure, sent, reason }: Exchange, { body }: ExchangeRequest) =>
  failure === 'network' && !sent && staleConnectionCodes.has(reason) && typeof body === 'string'

/** Makes one attempt: acquires a slot of the brand, checks its breaker, sends and classifies. Never retries. */
export async function makeAttempt<Output>(attempt: Attempt<Output>): Promise<AttemptResult<Output>> {
  const { resilience, now, deadlineAt } = attempt
  const { signal } = attempt.request
  if (signal?.aborted) return notSent('aborted')
  if (!resilience.breaker.allows(now())) return notSent('breaker')
  // A free slot is taken synchronously, so that of calls made together only one becomes the probe of an open breaker.
  if (!resilience.limiter.tryAcquire() && !(await resilience.limiter.acquire(signal))) {
    return notSent(signal?.aborted ? 'aborted' : 'busy')
  }
  try {
    // A write sent too late to be answered would needlessly have an unknown outcome.
    return deadlineAt - now() < minimumUsefulMs(attempt) ? notSent('busy') : await throughBreaker(attempt)
  } finally {
    resilience.limiter.release()
  }
}

async function throughBreaker<Output>(attempt: Attempt<Output>): Promise<AttemptResult<Output>> {
  const { now } = attempt
  const { breaker } = attempt.resilience
  const admission = breaker.tryAcquire(now())
  if (!admission) return notSent('breaker')
  let platformUp: boolean | undefined
  try {
    let exchange = await send(attempt)
    // A request that was never written may be sent on another connection: the platform receives it only once.
    if (wasNeverWritten(exchange, attempt.request)) exchange = await send(attempt)
    const result = await attempt.classify(exchange)
    platformUp = showsPlatformUp(result)
    return result
  } finally {
    breaker.release(now(), admission, platformUp)
  }
}

function send<Output>(attempt: Attempt<Output>): Promise<Exchange> {
  const { dispatcher, request, attemptTimeoutMs, deadlineAt, now } = attempt
  return Exchange.run(dispatcher, request, Math.min(attemptTimeoutMs, deadlineAt - now()))
}
