import {
  type FailureFacts,
  failureField,
  type ShownFailure,
  shownFailure,
} from '@marquee/contracts/shown-failure'
import { failureFacts } from './failure-facts.ts'
import type { ProblemError } from './problem-error.ts'

const factsOf = ({ operation }: ProblemError): FailureFacts => failureFacts[operation] ?? { shows: 'part' }

/** What the page shows of a failed call. */
export const shownOf = (error: ProblemError): ShownFailure => shownFailure(factsOf(error), error.problem)

/** The field at which the code of a failed call shows. */
export const fieldOf = (error: ProblemError): string | undefined =>
  failureField(factsOf(error), error.problem.code)
