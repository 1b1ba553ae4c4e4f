import type { Problem } from '@marquee/contracts/problem'

/** A failed call. `problem` is the gateway's, or a local one where no response arrived. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.name = 'ProblemError'
    this.problem = problem
  }
}
