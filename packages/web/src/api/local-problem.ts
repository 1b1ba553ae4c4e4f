import type { Problem } from '@marquee/contracts/problem'
import { errorFacts } from './error-facts.ts'
import type { LocalCode } from './local-codes.ts'

/** A problem that the browser itself states: without type and reference, because no gateway has written it down. */
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
