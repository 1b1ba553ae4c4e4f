import type { ProblemError } from './problem-error.ts'

/** An error of a lower layer that determines which problem the client receives. */
export abstract class ProblemSource extends Error {
  abstract toProblem(): ProblemError
}
