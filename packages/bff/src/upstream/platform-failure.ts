import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import { ProblemError, ProblemSource } from '../errors/problem-error.ts'
import type { FailureProfile } from './platform-call.ts'

/**
 * Why a call failed. `status`: an HTTP status that is not an answer; `invalid`: not a JSON object, or it lacks what
 * the call is for; `breaker`: not sent because the breaker of the brand is open; `busy`: not sent because too many
 * calls of the brand are waiting; `aborted`: the caller of a read has disconnected.
 */
export type FailureCause = 'timeout' | 'network' | 'status' | 'invalid' | 'breaker' | 'busy' | 'aborted'

type FailureCode = Extract<
  ErrorCode,
  'internalServerError' | 'serviceUnavailable' | 'disconnect' | 'outcomeUnknown'
>

/** Codes of network failures by the profile of the call (specification, section 8). */
const codes: Record<FailureProfile, FailureCode> = {
  startup: 'internalServerError',
  general: 'internalServerError',
  unavailable: 'serviceUnavailable',
  disconnect: 'disconnect',
  global: 'internalServerError',
}

const withDetails: ReadonlySet<FailureProfile> = new Set(['startup', 'global'])

interface FailureFacts {
  cause: FailureCause
  /** The HTTP status, if a response arrived. */
  httpStatus: number | undefined
  /** A short code for support: an error code of the network, `redirect`, `notJson`, `tooLarge` and the like. */
  reason: string
  /** The platform may have carried the call out. */
  mayHaveHappened: boolean
  /** The call moves money or tokens. */
  money: boolean
}

/** The platform could not be reached, or its response is not an answer. Never carries what was sent or received. */
export class PlatformFailure extends ProblemSource {
  override readonly name = 'PlatformFailure'
  readonly profile: FailureProfile
  override readonly cause: FailureCause
  readonly httpStatus: number | undefined
  readonly reason: string
  readonly mayHaveHappened: boolean
  readonly code: FailureCode
  /** `statusCode` of the problem. */
  readonly statusCode: number
  /** HTTP status of the problem: 504 on a timeout, 503 if nothing was sent or the profile requires it, else 502. */
  readonly status: 502 | 503 | 504
  /** For profiles with details: the HTTP status as text, or the cause if there is none. */
  readonly details: string | undefined

  constructor(profile: FailureProfile, facts: FailureFacts) {
    const { cause, httpStatus, reason, mayHaveHappened } = facts
    const isUnknown = isOutcomeUnknown(profile, facts)
    const code = isUnknown ? 'outcomeUnknown' : codes[profile]
    super(code)
    this.profile = profile
    this.cause = cause
    this.httpStatus = httpStatus
    this.reason = reason
    this.mayHaveHappened = mayHaveHappened
    this.code = code
    this.statusCode = errorCodes[code].statusCode
    this.status = isUnknown ? 504 : statusOf(profile, cause)
    this.details = withDetails.has(profile) ? String(httpStatus ?? cause) : undefined
  }

  /** Reports this failure as that of a later call, which was not made because it depended on this one. */
  ofCall(profile: FailureProfile): PlatformFailure {
    const { cause, httpStatus, reason } = this
    return new PlatformFailure(profile, { cause, httpStatus, reason, mayHaveHappened: false, money: false })
  }

  toProblem(): ProblemError {
    const { code, status, statusCode, details, profile } = this
    return new ProblemError(code, {
      status,
      statusCode,
      ...(details !== undefined && { details }),
      ...(profile === 'startup' && { maintenance: null }),
    })
  }
}

/**
 * The outcome of a money write must not be reported while it is unknown. Mini-game calls report the HTTP status if
 * there is one.
 */
function isOutcomeUnknown(profile: FailureProfile, { money, mayHaveHappened, cause }: FailureFacts): boolean {
  const isLost = cause === 'timeout' || cause === 'network'
  return money && mayHaveHappened && (isLost || profile !== 'global')
}

function statusOf(profile: FailureProfile, cause: FailureCause): 502 | 503 | 504 {
  if (profile === 'unavailable' || cause === 'breaker' || cause === 'busy') return 503
  return cause === 'timeout' ? 504 : 502
}
