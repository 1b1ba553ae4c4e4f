import type { FieldError } from '@marquee/contracts/field-errors'
import { fieldErrorsOf } from '../api/parse-body.ts'
import { ProblemError } from '../api/problem-error.ts'
import { showProblem } from '../api/problem-notice.ts'

/**
 * Decides once where a form's failed call shows: at the fields that the response names, else in the error dialog. The
 * end of the session shows in neither, because it has its own flow (specification, section 8). Returns the errors of
 * the form's fields. `fields` are the names of those currently shown.
 */
export function routeFormError(error: unknown, fields: readonly string[]): readonly FieldError[] {
  if (!(error instanceof ProblemError)) throw error
  const { problem } = error
  if (problem.handling === 'endSession') return []
  const errors = fieldErrorsOf(problem).filter(({ path }) => fields.includes(path))
  if (errors.length === 0) showProblem(problem)
  return errors
}
