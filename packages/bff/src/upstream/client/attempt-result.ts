import type { CallOutcome } from '../../observability/platform-records.ts'
import type { FailureCause } from '../platform-failure.ts'
import type { RefusalFacts } from '../platform-refusal.ts'
import { isRetryStatus } from '../resilience/retry-delay.ts'

/** How far an answer can be relied on. */
export interface AnswerQuality {
  /** `missing`: the platform did not say that it is a success. */
  envelope: 'ok' | 'missing'
  /** Something was missing or of another type, and a blank stands in for it. */
  drifted: boolean
}

/** What the platform said beside its data. */
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
  /** One word for support. */
  reason: string
  httpStatus: number | undefined
  retryAfter: string | undefined
  /** The platform may have seen the request. */
  sent: boolean
}

/** How one attempt of a call ended. */
export type AttemptResult<Output> = Answered<Output> | Refused | Failed

/** An attempt that ended before anything was sent. */
export function notSent(cause: FailureCause): Failed {
  return { kind: 'failed', cause, reason: cause, httpStatus: undefined, retryAfter: undefined, sent: false }
}

/**
 * Whether the result shows that the platform is up, for the breaker; `undefined` when it cannot be told. A client error
 * without an envelope is an answer of its web server.
 */
export function showsPlatformUp(result: AttemptResult<unknown>): boolean | undefined {
  if (result.kind !== 'failed') return true
  if (result.cause === 'aborted') return undefined
  return result.cause === 'status' && (result.httpStatus ?? 0) < 500
}

/** Whether a read may be made again after this: the specification's statuses, and connections that failed. */
export function isWorthRetrying(result: Refused | Failed): boolean {
  if (isRetryStatus(result.httpStatus)) return true
  return result.kind === 'failed' && (result.cause === 'network' || result.cause === 'timeout')
}

/** Whether a call that failed may have been carried out all the same. A client error but 408 is a plain no. */
export function mayHaveHappened({ sent, cause, httpStatus = 0 }: Failed): boolean {
  const plainNo = cause === 'status' && httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408
  return sent && !plainNo
}

/** The outcome as it is logged. */
export function outcomeOf(result: AttemptResult<unknown>): CallOutcome {
  if (result.kind === 'refused') return 'refused'
  if (result.kind === 'answered') return result.quality.drifted ? 'drift' : 'ok'
  return result.cause === 'status' || result.cause === 'invalid' ? 'network' : result.cause
}
