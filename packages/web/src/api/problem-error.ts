import type { OperationId } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import type { LocalCode } from './contract-facts.ts'
import { errorFacts } from './contract-facts.ts'

/** A failed call. `problem` is the gateway's, or a local one where no response arrived. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** When the call may be made again, by the response's `Retry-After`. */
  readonly retryAfterSeconds: number | undefined
  readonly operation: OperationId

  constructor(problem: Problem, operation: OperationId, retryAfterSeconds?: number) {
    super(problem.code)
    this.name = 'ProblemError'
    this.problem = problem
    this.operation = operation
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A problem that the client itself reports: without type and reference, because the gateway has not logged it. */
export function localProblem(code: LocalCode): Problem {
  const { status, statusCode, handling } = errorFacts[code]
  return {
    type: 'about:blank',
    title: '',
    status,
    code,
    statusCode,
    message: code,
    handling,
    reference: '',
    errors: [],
  }
}

/** The problem in the body of an unsuccessful response; `undefined` where it has none. */
export function parseProblem(body: unknown): Problem | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  return 'code' in body && 'handling' in body ? (body as Problem) : undefined
}
