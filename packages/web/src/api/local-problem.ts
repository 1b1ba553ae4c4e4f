import { type ErrorCode, errorCodes, type Problem, problemType } from '@marquee/contracts/problem'

/** A problem that the browser itself states, without a reference: nothing of it is in the gateway's log. */
export function localProblem(code: ErrorCode): Problem {
  const { status, title, statusCode, handling } = errorCodes[code]
  return {
    type: problemType(code),
    title,
    status,
    code,
    statusCode,
    message: code,
    handling,
    reference: '',
    errors: [],
  }
}
