import type { FieldError, FieldErrorCode } from '@marquee/contracts/field-errors'
import type { ErrorCode } from '@marquee/contracts/problem'
import type { EnglishTexts } from './locale.ts'
import { problemText } from './problem-text.ts'
import { useTranslation } from './use-translation.ts'

type ValidationKey = keyof EnglishTexts['validation']

const problemCodes = [
  'invalidCredentials',
  'duplicateAccount',
  'underage',
  'tacInvalid',
  'tacExpired',
  'tacTooMany',
  'serviceUnavailable',
] as const satisfies ErrorCode[]

/** Refusals whose own text shows at a field, or at the form. */
export type FieldProblemCode = (typeof problemCodes)[number]
export interface FieldProblem {
  path: string
  code: FieldProblemCode
}

const isProblem = (error: FieldError | FieldProblem): error is FieldProblem =>
  problemCodes.some((code) => code === error.code)

/** What a field is called where it is empty. */
const labels = {
  accountId: 'login.accountId',
  newAccountId: 'login.accountId',
  password: 'login.password',
  enteredPassword: 'login.password',
  currentPassword: 'account.currentPassword',
  newPassword: 'recovery.newPassword',
  contactPhone: 'login.mobile',
  contactEmail: 'account.email',
  fullName: 'account.fullName',
  dateOfBirth: 'register.birthday',
  referrerCode: 'register.referrer',
  tac: 'login.code',
} as const

const byCode: Partial<Record<FieldErrorCode | FieldProblemCode, ValidationKey>> = {
  required: 'required',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
}

// The whole rule of a field helps more than the part of it that was broken.
const byField: Record<string, ValidationKey> = {
  contactPhone: 'phone',
  contactEmail: 'email',
  fullName: 'fullName',
  dateOfBirth: 'date',
  referrerCode: 'referrerCode',
  tac: 'tac',
}

const byFieldAndCode: Record<string, ValidationKey> = {
  'accountId invalidFormat': 'accountIdFormat',
  'newAccountId required': 'chooseAccountId',
  'newPassword required': 'choosePassword',
  'newAccountId tooShort': 'newAccountId',
  'newAccountId tooLong': 'newAccountId',
  'newAccountId invalidFormat': 'newAccountId',
  'password invalidValue': 'weakPassword',
  'newPassword invalidValue': 'weakPassword',
  'password tooShort': 'newPassword',
  'password tooLong': 'newPassword',
  'password invalidFormat': 'newPassword',
  'newPassword tooShort': 'newPassword',
  'newPassword tooLong': 'newPassword',
  'newPassword invalidFormat': 'newPassword',
  'dateOfBirth tooSmall': 'underage',
  'currentPassword invalidValue': 'wrongPassword',
  // Of the two that a log-in checks, the password alone was entered.
  'currentPassword invalidCredentials': 'wrongPassword',
  'acceptTerms required': 'accept',
  'acceptAge required': 'accept',
}

const hasOwnText = ({ path, code }: FieldProblem) => Object.hasOwn(byFieldAndCode, `${path} ${code}`)

/** The key of the text shown at a field. */
function fieldTextKey({ path, code }: FieldError | FieldProblem): ValidationKey {
  if (code === 'required') return byFieldAndCode[`${path} required`] ?? 'required'
  return byFieldAndCode[`${path} ${code}`] ?? byField[path] ?? byCode[code] ?? 'invalid'
}

/**
 * Returns a function that translates field errors into texts by field. `ruleOf` maps a field to the name whose rule
 * applies to it. `age` is the minimum age in years, for the text that names it.
 */
export function useFieldTexts(
  age?: number,
): <Name extends string>(
  errors: readonly (FieldError | FieldProblem)[],
  ruleOf?: Partial<Record<string, string>>,
) => Partial<Record<Name, string>> {
  const { t, i18n } = useTranslation(['validation', 'ui'])
  const textOf = (error: FieldError | FieldProblem) => {
    if (isProblem(error) && !hasOwnText(error))
      return problemText({ code: error.code, message: error.code }, i18n)
    const key = fieldTextKey(error)
    return t(key, { age: age ?? '', field: key === 'required' ? nameOf(error.path) : '' })
  }
  const nameOf = (path: string) => {
    const label = Object.hasOwn(labels, path) ? t(`ui:${labels[path as keyof typeof labels]}`) : path
    return label.charAt(0).toLowerCase() + label.slice(1)
  }
  return <Name extends string>(
    errors: readonly (FieldError | FieldProblem)[],
    ruleOf: Partial<Record<string, string>> = {},
  ) => {
    const texts = errors.map((error) => [
      error.path,
      textOf({ ...error, path: ruleOf[error.path] ?? error.path }),
    ])
    return Object.fromEntries(texts) as Partial<Record<Name, string>>
  }
}
