import type { ErrorCode } from '@marquee/contracts/problem'

/** How one attempt of a call ended. */
export type CallOutcome =
  | 'ok'
  /** Answered, but not as the schema says. */
  | 'drift'
  | 'refused'
  | 'timeout'
  /** The connection failed, or what came over it is no answer. */
  | 'network'
  | 'breaker'
  | 'busy'
  | 'aborted'

/** One per attempt, for the log. Never a payload, a body or an address. */
export interface PlatformCallRecord {
  /** The specification's path of the call. */
  call: string
  /** From 1. */
  attempt: number
  outcome: CallOutcome
  httpStatus: number | undefined
  statusCode: number | undefined
  /** The platform's words, on one line, at most 200 characters. */
  statusMessage: string | undefined
  /** What the envelope said; `none` where no answer could be read. */
  envelope: 'ok' | 'missing' | 'refused' | 'none'
  /** One word more on a failure: an error code of the network, `notJson`, `redirect`, `tooLarge` and the like. */
  reason: string | undefined
  /** Our code for a refusal; `refused` where the platform's word has none. */
  code: ErrorCode | undefined
  durationMs: number
  host: string
  requestId: string
  reference: string
}

/** A field that is not as expected. Types only, never values; array indexes are written `[]`. */
export interface Drift {
  path: string
  expected: string
  found: string
}

/** Drift of a call, with the request that met it. */
export interface DriftRecord extends Drift {
  call: string
  host: string
  requestId: string
  reference: string
}

/** A second attempt that was not made. */
export interface RetryDenialRecord {
  call: string
  host: string
}

export type BreakerState = 'closed' | 'open' | 'halfOpen'

/** A change of a brand's circuit breaker. */
export interface BreakerRecord {
  host: string
  state: BreakerState
}

/** What the client of the platform reports. */
export interface PlatformEvents {
  onCall: (record: PlatformCallRecord) => void
  /** At most once an hour for each field of a call. */
  onDrift: (record: DriftRecord) => void
  /** The brand's budget allowed no second attempt. */
  onRetryDenied: (record: RetryDenialRecord) => void
  /** Once per change of state. */
  onBreaker: (record: BreakerRecord) => void
}
