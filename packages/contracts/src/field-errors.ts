import type { $ZodIssue } from 'zod/v4/core'

/** What is wrong with one field. */
export interface FieldError {
  /** Property names joined by dots (`address.city`); empty for the body as a whole. */
  path: string
  /** Also the key of its text in the `validation` group of messages. */
  code: FieldErrorCode
}

export type FieldErrorCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooBig'
  | 'invalidFormat'
  | 'invalidValue'
  | 'unknownField'

/**
 * Converts a Zod schema's issues to field errors. The browser and the gateway share it, so a form shows the same
 * error whichever of them found it. Parse with `reportInput: true`: without it a wrong type is reported as `required`.
 */
export function fieldErrors(issues: readonly $ZodIssue[]): FieldError[] {
  return issues.flatMap((issue): FieldError[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((path) => ({ path, code: 'unknownField' }))
    return [{ path: issue.path.join('.'), code: codeOf(issue) }]
  })
}

function codeOf(issue: $ZodIssue): FieldErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalidValue'
    case 'too_small':
      return issue.origin === 'string' ? 'tooShort' : 'tooSmall'
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'tooBig'
    case 'invalid_format':
      return 'invalidFormat'
    default:
      return 'invalidValue'
  }
}
