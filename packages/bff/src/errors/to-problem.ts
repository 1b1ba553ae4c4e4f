import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type CommonErrorCode, commonErrorCodes, type ErrorCode } from '@marquee/contracts/problem'
import { CacheLoadTimeout, CacheWaitTimeout } from '../cache/cache-timeout.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'
import { ProblemError } from './problem-error.ts'

const common: ReadonlySet<string> = new Set<CommonErrorCode>(commonErrorCodes)

/** Brings whatever ended a request to a problem of the contract. What nobody foresaw is `unexpectedError`. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof PlatformFailure) return fromFailure(error)
  if (error instanceof PlatformRefusal) return fromRefusal(error, error.code)
  if (error instanceof CacheWaitTimeout || error instanceof CacheLoadTimeout) {
    return new ProblemError('serviceUnavailable', { status: 504 })
  }
  return new ProblemError(codeOfFastify(error))
}

/**
 * Holds an operation to the codes that it declares: a platform's refusal with another code becomes `refused`, and
 * a declared code gets the status of the declaration.
 */
export function withDeclaredCode(error: unknown, { errors }: OperationDeclaration): unknown {
  if (!(error instanceof PlatformRefusal)) return error
  const declared = errors?.[error.code]
  if (declared === undefined && !common.has(error.code)) return fromRefusal(error, 'refused')
  return fromRefusal(error, error.code, declared)
}

// That there is no such account is said to us alone: whoever asks hears what they would hear of a wrong secret.
const ofSecrets: ReadonlySet<ErrorCode> = new Set(['invalidCredentials', 'tacInvalid'])

function fromRefusal(refusal: PlatformRefusal, code: ErrorCode, status?: number): ProblemError {
  const { statusCode, statusMessage, fields, retryAfterSeconds } = refusal
  const isHidden = statusMessage === 'notFound' && ofSecrets.has(code)
  return new ProblemError(code, {
    statusCode,
    message: isHidden ? code : statusMessage,
    errors: Object.entries(fields ?? {}).map(([path, word]) => ({ path, code: word })),
    ...(status !== undefined && { status }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
  })
}

function fromFailure(failure: PlatformFailure): ProblemError {
  const { code, status, statusCode, details, profile } = failure
  return new ProblemError(code, {
    status,
    statusCode,
    ...(details !== undefined && { details }),
    ...(profile === 'startup' && { maintenance: null }),
  })
}

// Refusals of the HTTP layer, before any handler: the client's doing, so never a 5xx.
function codeOfFastify(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'unexpectedError'
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupportedMediaType'
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'bodyTooLarge'
  const status = 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? 'invalidRequest' : 'unexpectedError'
}
