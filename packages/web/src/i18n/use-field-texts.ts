import type { FieldError, FieldErrorCode } from '@marquee/contracts/field-errors'
import { useTranslation } from 'react-i18next'
import type { EnglishTexts } from './locale.ts'

type ValidationKey = keyof EnglishTexts['validation']

const byCode: Partial<Record<FieldErrorCode, ValidationKey>> = {
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
  'acceptTerms required': 'accept',
  'acceptAge required': 'accept',
}

/** The key of the text shown at a field. */
function fieldTextKey({ path, code }: FieldError): ValidationKey {
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
  errors: readonly FieldError[],
  ruleOf?: Partial<Record<string, string>>,
) => Partial<Record<Name, string>> {
  const { t } = useTranslation('validation')
  const textOf = (error: FieldError) => {
    const key = fieldTextKey(error)
    return t(key, { age: age ?? '', field: '' })
  }
  return <Name extends string>(
    errors: readonly FieldError[],
    ruleOf: Partial<Record<string, string>> = {},
  ) => {
    const texts = errors.map(({ path, code }) => [path, textOf({ path: ruleOf[path] ?? path, code })])
    return Object.fromEntries(texts) as Partial<Record<Name, string>>
  }
}
