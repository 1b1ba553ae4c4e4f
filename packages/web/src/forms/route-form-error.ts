import type { FieldError } from '@marquee/contracts/field-errors'
import { fieldErrorsOf } from '../api/parse-body.ts'
import { ProblemError } from '../api/problem-error.ts'
import { showProblem } from '../api/problem-notice.ts'
import { fieldOf, shownOf } from '../api/shown-failure.ts'
import type { FieldProblem, FieldProblemCode } from '../i18n/use-field-texts.ts'
import { wholeForm } from '../ui/form/use-form.ts'
import type { AttemptLimit } from './attempt-limit.tsx'

interface FormErrorRouting {
  /** Shows that the form was sent too often, and the reference of what fails again. */
  limit?: AttemptLimit
}

/**
 * What a form shows of its failed call: the errors of its fields and its own, as the operation declares them. `fields`
 * are the names of those currently shown; what is about any other opens the error dialog, too.
 */
export function routeFormError(
  error: unknown,
  fields: readonly string[],
  { limit }: FormErrorRouting = {},
): readonly (FieldError | FieldProblem)[] {
  if (!(error instanceof ProblemError)) throw error
  const { problem } = error
  const shown = shownOf(error)
  const field = fieldOf(error)
  if (shown === 'sessionEnd' || limit?.note(error)) return []
  limit?.count(problem)
  if (shown === 'dialog') return []
  const named = fieldErrorsOf(problem).filter(({ path }) => fields.includes(path))
  if (named.length > 0) return named
  const code = problem.code as FieldProblemCode
  if (shown === 'button') return [{ path: wholeForm, code }]
  if (field !== undefined && fields.includes(field)) return [{ path: field, code }]
  showProblem(problem)
  return []
}
