import type { FieldError, FieldErrorCode } from '@marquee/contracts/field-errors'
import { useTranslation } from 'react-i18next'
import type { EnglishTexts } from './locale.ts'

type ValidationKey = keyof EnglishTexts['validation']

const byCode: Partial<Record<FieldErrorCode, ValidationKey>> = {
  required: 'required',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
}

// A field that says its whole rule helps more than one that says which part of it was broken.
const byField: Record<string, ValidationKey> = {
  contactPhone: 'phone',
  contactEmail: 'email',
  fullName: 'fullName',
  dateOfBirth: 'date',
  referrerCode: 'referrerCode',
  tac: 'tac',
}

const exactly: Record<string, ValidationKey> = {
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

/** The key of what a player reads at a field. */
function fieldTextKey({ path, code }: FieldError): ValidationKey {
  if (code === 'required') return exactly[`${path} required`] ?? 'required'
  return exactly[`${path} ${code}`] ?? byField[path] ?? byCode[code] ?? 'invalid'
}

/**
 * Puts findings into words, by field. A field may go by another name where its rule is another one. `age` is the
 * least one, for the text that names it.
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
    return key === 'underage' ? t(key, { age: age ?? '' }) : t(key)
  }
  return <Name extends string>(
    errors: readonly FieldError[],
    ruleOf: Partial<Record<string, string>> = {},
  ) => {
    const texts = errors.map(({ path, code }) => [path, textOf({ path: ruleOf[path] ?? path, code })])
    return Object.fromEntries(texts) as Partial<Record<Name, string>>
  }
}
