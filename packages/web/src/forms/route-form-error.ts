import type { FieldError } from '@marquee/contracts/field-errors'
import { formPlaces } from '@marquee/contracts/shown-failure'
import { fieldErrorsOf } from '../api/parse-body.ts'
import { ProblemError } from '../api/problem-error.ts'
import { showProblem } from '../api/problem-notice.ts'
import type { FieldProblem, FieldProblemCode } from '../i18n/use-field-texts.ts'
import { wholeForm } from '../ui/form/use-form.ts'
import type { AttemptLimit } from './attempt-limit.tsx'

interface FormErrorRouting {
  /** Shows that the form was sent too often, and the reference of what fails again. */
  limit?: AttemptLimit
  /** The call was to sign in, so that no session has ended. */
  signsIn?: boolean
}

/**
 * Decides once where a form's failed call shows: at the fields that it concerns, at the form when it was sent too often
 * or where the failure is only logged, else in the error dialog. The end of the session shows in none of them, because it
 * has its own flow (specification, section 8). Returns the errors of the form and of its fields. `fields` are the names
 * of those currently shown.
 */
export function routeFormError(
  error: unknown,
  fields: readonly string[],
  { limit, signsIn = false }: FormErrorRouting = {},
): readonly (FieldError | FieldProblem)[] {
  if (!(error instanceof ProblemError)) throw error
  const { problem } = error
  if (problem.handling === 'endSession' && !signsIn) return []
  if (limit?.note(error)) return []
  limit?.count(problem)
  const named = fieldErrorsOf(problem).filter(({ path }) => fields.includes(path))
  if (named.length > 0) return named
  const code = problem.code as FieldProblemCode
  const field = Object.hasOwn(formPlaces, code) ? formPlaces[code] : undefined
  if (field === wholeForm || (field !== undefined && fields.includes(field))) return [{ path: field, code }]
  showProblem(problem)
  return []
}
