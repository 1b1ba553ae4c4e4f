import { type FieldError, fieldErrors } from '@marquee/contracts/field-errors'
import type { Problem } from '@marquee/contracts/problem'
import type { output, ZodMiniType } from 'zod/mini'

export type ParsedBody<Body> =
  | { body: Body; errors?: undefined }
  | { body?: undefined; errors: readonly FieldError[] }

/**
 * Judges what was typed by the schema that the gateway judges it by: the body to send, in its normal form, or what
 * is wrong with each field. An empty text is a field that is missing.
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
  return { errors: firstOfEach(errors) }
}

/** The gateway's own findings, by the field's name alone. */
export function fieldErrorsOf({ errors }: Pick<Problem, 'errors'>): readonly FieldError[] {
  const named = errors.map(({ path, code }) => ({ path: path.split(/[./]/).at(-1) ?? '', code }))
  return firstOfEach(named as FieldError[])
}

// The first finding of a field is the one to mend first.
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  const seen = new Set<string>()
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path))
}
