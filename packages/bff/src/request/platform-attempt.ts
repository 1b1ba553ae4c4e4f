/** The outcome of one attempt of a platform call. */
export type CallOutcome =
  | 'ok'
  /** Answered, but not as the schema expects. */
  | 'drift'
  | 'refused'
  | 'timeout'
  /** The connection failed, or the response is not an answer. */
  | 'network'
  | 'breaker'
  | 'busy'
  | 'aborted'

/** One attempt of a platform call. Never contains a payload, a body or an address. */
export interface PlatformAttempt {
  /** The specification's path of the call. */
  call: string
  /** Starts at 1. */
  attempt: number
  outcome: CallOutcome
  httpStatus: number | undefined
  statusCode: number | undefined
  /** The message of the platform, on one line, at most 200 characters. */
  statusMessage: string | undefined
  /** `missing`: the answer stated neither success nor failure. */
  envelope: 'missing' | undefined
  /** What was not as the contract says, such as `value: array expected, missing`: types and never values, a few of them. */
  drift: string[] | undefined
  /** Details of a failure: an error code of the network, `notJson`, `redirect`, `tooLarge` and the like. */
  reason: string | undefined
  durationMs: number
}

/** An attempt as the log tells it. */
export interface LoggedAttempt extends PlatformAttempt {
  /** When it began, in milliseconds after its request; undefined where it belongs to none. */
  startMs: number | undefined
}
