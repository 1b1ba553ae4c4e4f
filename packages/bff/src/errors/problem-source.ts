import type { ProblemError } from './problem-error.ts'

/** An error of a lower layer that knows which problem of the contract it is to the client. */
export abstract class ProblemSource extends Error {
  abstract toProblem(): ProblemError
}
