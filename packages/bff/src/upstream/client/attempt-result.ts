import type { CallOutcome } from '../../observability/events.ts'
import type { FailureCause } from '../platform-failure.ts'
import type { RefusalFacts } from '../platform-refusal.ts'
import { isRetryStatus } from '../resilience/retry-delay.ts'

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
}

/** The result of one attempt of a call. */
export type AttemptResult<Output> = Answered<Output> | Refused | Failed

/** The result of an attempt that ended before anything was sent. */
export function notSent(cause: FailureCause): Failed {
  return { kind: 'failed', cause, reason: cause, httpStatus: undefined, retryAfter: undefined, sent: false }
}

/**
 * Whether the result shows that the platform is up, for the breaker; undefined if that is unknown. A client error
 * without an envelope still shows that its web server is up.
 */
export function showsPlatformUp(result: AttemptResult<unknown>): boolean | undefined {
  if (result.kind !== 'failed') return true
  if (result.cause === 'aborted') return undefined
  return result.cause === 'status' && (result.httpStatus ?? 0) < 500
}

/**
 * Whether a read may be retried after this result: on the statuses of the specification, and on failed connections.
 */
export function isWorthRetrying(result: Refused | Failed): boolean {
  if (isRetryStatus(result.httpStatus)) return true
  return result.kind === 'failed' && (result.cause === 'network' || result.cause === 'timeout')
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
