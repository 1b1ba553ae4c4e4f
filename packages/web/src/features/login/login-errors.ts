import type { Problem } from '@marquee/contracts/problem'
import { login } from '@marquee/contracts/session/login'
import type { EnglishTexts } from '../../i18n/locale.ts'

export interface LoginValues {
  accountId: string
  password: string
}
export type LoginField = keyof LoginValues
/** The text of a field's error: a key of the group `validation`. */
export type ValidationKey = keyof EnglishTexts['validation']
export type LoginErrors = Partial<Record<LoginField, ValidationKey>>

const byCode: Record<string, ValidationKey> = {
  too_small: 'tooShort',
  too_big: 'tooLong',
  invalid_format: 'accountIdFormat',
}

/** Reads the form by the contract's own schema: the body to send, or the errors of its fields. */
export function readLogin(values: LoginValues): { body: LoginValues } | { errors: LoginErrors } {
  const result = login.body.safeParse(values)
  if (result.success) return { body: result.data }
  const issues = result.error.issues.map(({ path, code }) => ({ path: String(path[0]), code }))
  return { errors: fieldErrors(issues, values) }
}

/** The gateway's own findings, as errors of the fields. */
export function loginErrorsOf({ errors }: Pick<Problem, 'errors'>, values: LoginValues): LoginErrors {
  return fieldErrors(
    errors.map(({ path, code }) => ({ path: path.split(/[./]/).at(-1) ?? '', code })),
    values,
  )
}

function fieldErrors(issues: readonly { path: string; code: string }[], values: LoginValues): LoginErrors {
  const errors: LoginErrors = {}
  for (const { path, code } of issues) {
    if (path !== 'accountId' && path !== 'password') continue
    // The first finding of a field is the one to mend first.
    errors[path] ??= values[path].trim() === '' ? 'required' : (byCode[code] ?? 'invalid')
  }
  return errors
}
