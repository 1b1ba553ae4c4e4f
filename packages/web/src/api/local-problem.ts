import type { Problem } from '@marquee/contracts/problem'
import { errorFacts } from './error-facts.ts'
import type { LocalCode } from './local-codes.ts'

/** A problem that the client itself reports: without type and reference, because the gateway has not logged it. */
export function localProblem(code: LocalCode): Problem {
  const { status, title, statusCode, handling } = errorFacts[code]
  return {
    type: 'about:blank',
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
