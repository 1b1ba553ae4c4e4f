import type { FieldErrorCode } from '@marquee/contracts/field-errors'
import type { ErrorCode } from '@marquee/contracts/problem'
import type { PlatformAttempt } from '../request/platform-attempt.ts'
import type { RequestIdentity } from '../request/request-context.ts'

/** The record of one attempt, for the log and the metrics. */
export interface PlatformCallRecord extends PlatformAttempt {
  /** Our code of a refusal; `refused` if the message of the platform has none. */
  code: ErrorCode | undefined
  /** What is wrong with the refused fields, by the platform's names; for the doctor, and not logged. */
  refusedFields?: Readonly<Record<string, FieldErrorCode>> | undefined
  /** Where a redirect leads; for the doctor, and not logged. */
  location?: string | undefined
  host: string
  request: RequestIdentity
}

/** A field that is not as expected. Contains types only, never values; array indexes are written `[]`. */
export interface Drift {
  path: string
  expected: string
  found: string
  /** How text is written, its digits as 0 and its letters as a: `0.000,00`. */
  notation?: string
  /** It was read as what it means: nothing is missing. */
  understood?: true
}

/** Drift of a call. */
export interface DriftRecord extends Drift {
  call: string
  host: string
}

/** A retry that the budget of the brand denied. */
export interface RetryDenialRecord {
  call: string
  host: string
}

export type BreakerState = 'closed' | 'open' | 'halfOpen'

/** A change of state of the circuit breaker of a brand. */
export interface BreakerRecord {
  host: string
  state: BreakerState
}

/** Events of the platform client. */
export interface PlatformEvents {
  onCall: (record: PlatformCallRecord) => void
  /** At most one per hour for each field of a call. */
  onDrift: (record: DriftRecord) => void
  /** The retry budget of the brand was exhausted. */
  onRetryDenied: (record: RetryDenialRecord) => void
  /** Once per change of state. */
  onBreaker: (record: BreakerRecord) => void
}

/** Changes of the connection to Redis, one event when it is lost and one when it is back. */
export type RedisEvent =
  /**
   * `reason` is a code: `timeout`, `closed`, an error code of the network, or the first word of the error that Redis
   * sent; `noSuchDatabase` where the address names one that Redis does not have; `notSynchronized` where what Redis holds could not be taken over.
   */
  | { readonly type: 'redisLost'; readonly reason: string }
  /** The first message of a channel that could not be read. */
  | { readonly type: 'messageDropped'; readonly channel: string }
  | { readonly type: 'redisBack'; readonly awayMs: number }

/** Session events in the metrics; `refused` means a cookie that opens no session, or one that has ended. */
export type SessionEvent = 'opened' | 'ended' | 'refused'
