import type { FieldError } from '@marquee/contracts/field-errors'
import { fieldErrorsOf } from '../api/parse-body.ts'
import { ProblemError } from '../api/problem-error.ts'
import { showProblem } from '../api/problem-notice.ts'

/**
 * Decides once where a form's failed call shows: at the fields that the answer names, else in the error dialog, and
 * nowhere here where the session is over, which a flow of its own says (specification, section 8). Answers the
 * findings for the form's fields. `fields` are those that the form has on the screen.
 */
export function routeFormError(error: unknown, fields: readonly string[]): readonly FieldError[] {
  if (!(error instanceof ProblemError)) throw error
  const { problem } = error
  if (problem.handling === 'endSession') return []
  const found = fieldErrorsOf(problem).filter(({ path }) => fields.includes(path))
  if (found.length === 0) showProblem(problem)
  return found
}
