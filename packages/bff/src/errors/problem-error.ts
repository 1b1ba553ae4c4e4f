import {
  type ErrorCode,
  errorCodes,
  type Problem,
  problemType,
  type ReachedLimit,
  type RefusedPlayer,
} from '@marquee/contracts/problem'

/** Details beside the code: the message of the platform, the invalid fields, another status. */
export interface ProblemDetail {
  status?: number
  statusCode?: number
  message?: string
  errors?: Problem['errors']
  details?: string
  /** The player's limit that the request would pass. */
  limit?: ReachedLimit
  /** When the break or exclusion ends that refuses the request; empty for one that never ends. */
  until?: string
  /** The record that is still open. */
  openId?: string
  /** How often a one-time code may be tried yet. */
  attemptsLeft?: number
  /** Who the refused log-in was for. */
  player?: RefusedPlayer
  /** Set to null in the start-up problem when maintenance is off (specification, section 8). */
  maintenance?: null
  retryAfterSeconds?: number
}

/** Ends a request with a problem of the contract. The only error that handlers throw on purpose. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ErrorCode
  readonly detail: ProblemDetail

  constructor(code: ErrorCode, detail: ProblemDetail = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }

  /** The HTTP status of the response. */
  get status(): number {
    return this.detail.status ?? errorCodes[this.code].status
  }
}

/** The body of a problem response (RFC 9457 and the contract). */
export function problemBody(error: ProblemError, reference: string): Problem {
  const { code, detail } = error
  const facts = errorCodes[code]
  return {
    type: problemType(code),
    title: facts.title,
    status: error.status,
    code,
    statusCode: detail.statusCode ?? facts.statusCode,
    message: detail.message ?? code,
    handling: facts.handling,
    reference,
    errors: detail.errors ?? [],
    ...(detail.limit !== undefined && { limit: detail.limit }),
    ...(detail.until !== undefined && { until: detail.until }),
    ...(detail.openId !== undefined && { openId: detail.openId }),
    ...(detail.attemptsLeft !== undefined && { attemptsLeft: detail.attemptsLeft }),
    ...(detail.player !== undefined && { player: detail.player }),
    ...(detail.details !== undefined && { details: detail.details }),
    ...(detail.maintenance !== undefined && { maintenance: detail.maintenance }),
  }
}

/** An error of a lower layer that determines which problem the client receives. */
export abstract class ProblemSource extends Error {
  abstract toProblem(): ProblemError
}

/** Converts any error that ends a request to a problem of the contract; unknown errors become `unexpectedError`. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof ProblemSource) return error.toProblem()
  return new ProblemError(codeOfFastify(error))
}

// Errors that Fastify raises before a handler runs are client errors, hence never a 5xx.
function codeOfFastify(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'unexpectedError'
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupportedMediaType'
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'bodyTooLarge'
  const status = 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? 'invalidRequest' : 'unexpectedError'
}

/** Whether an error is an answer that says no, such as `notFound` of the platform, rather than something that broke. */
export function isRefusal(error: unknown): boolean {
  return toProblem(error).status < 500
}
