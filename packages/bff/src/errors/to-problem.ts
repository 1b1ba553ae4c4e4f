import type { ErrorCode } from '@marquee/contracts/problem'
import { ProblemError } from './problem-error.ts'
import { ProblemSource } from './problem-source.ts'

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
