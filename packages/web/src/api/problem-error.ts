import type { Problem } from '@marquee/contracts/problem'

/** A failed call. `problem` is the gateway's, or a local one where no response arrived. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** When the call may be made again, by the response's `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.code)
    this.name = 'ProblemError'
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}
