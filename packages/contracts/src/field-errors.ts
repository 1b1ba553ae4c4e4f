import type { $ZodIssue } from 'zod/v4/core'

/** What is wrong with one field; the code is the key of its text in the `validation` group. */
export interface FieldError {
  path: string
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

/** The field errors of a schema's issues, the same on both sides of the wire. */
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
