import { type FieldError, fieldErrors } from '@marquee/contracts/field-errors'
import type { Problem } from '@marquee/contracts/problem'
import type { output, ZodMiniType } from 'zod/mini'

export type ParsedBody<Body> =
  | { body: Body; errors?: undefined }
  | { body?: undefined; errors: readonly FieldError[] }

/**
 * Validates form input with the gateway's own schema. Returns the body to send, normalized, or the first error of each
 * field. An empty text counts as a missing field.
 */
export function parseBody<Schema extends ZodMiniType>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): ParsedBody<output<Schema>> {
  const result = schema.safeParse(values)
  if (result.success) return { body: result.data }
  const errors = fieldErrors(result.error.issues).map(({ path, code }): FieldError => {
    const value = values[path]
    const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '')
    return { path, code: isEmpty ? 'required' : code }
  })
  return { errors: firstPerField(errors) }
}

/** The field errors of a problem, each by the bare name of its field. */
export function fieldErrorsOf({ errors }: Pick<Problem, 'errors'>): readonly FieldError[] {
  const named = errors.map(({ path, code }) => ({ path: path.split(/[./]/).at(-1) ?? '', code }))
  return firstPerField(named as FieldError[])
}

// One error per field is shown at a time.
function firstPerField(errors: readonly FieldError[]): FieldError[] {
  const seen = new Set<string>()
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path))
}
