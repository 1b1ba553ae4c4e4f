import { type SignupField, SignupForm, type SignupFormRules } from '@marquee/contracts/areas/account/signup'
import type { FieldError, FieldErrorCode } from '@marquee/contracts/field-errors'
import { isMobileNumber } from '@marquee/contracts/mobile-number'
import { parseBody } from '../../../api/parse-body.ts'
import type { Attribution } from '../../../browser/attribution.ts'
import type { FormValues } from '../../../ui/form/use-form.ts'

/** The names of the sign-up form's controls; the date of birth has three. */
export const signupNames = [
  'accountId',
  'password',
  'contactPhone',
  'contactEmail',
  'birthDay',
  'birthMonth',
  'birthYear',
  'referrerCode',
  'acceptTerms',
  'acceptAge',
  'marketingOptIn',
  'tac',
] as const
export type SignupName = (typeof signupNames)[number]
export type SignupValues = FormValues<SignupName>

/** What is sent with the form: the parameters of the visitor's link, and the browser's visitor id. */
type SignupVisit = Attribution & { visitorId?: string | undefined }

/** The body to send: the filled-in fields that the site's form has, and the visit. */
export function signupBody(values: SignupValues, rules: SignupFormRules, visit: SignupVisit = {}) {
  const fields = new Set(rules.fields.map(({ name }) => name))
  const dateOfBirth = dateOf(values)
  const referrerCode = values.referrerCode.trim()
  return {
    ...visit,
    accountId: values.accountId,
    password: values.password,
    contactPhone: rules.accountIdMode === 'MOBILE' ? values.accountId : values.contactPhone,
    ...(values.contactEmail.trim() !== '' && { contactEmail: values.contactEmail }),
    ...(dateOfBirth !== '' && { dateOfBirth }),
    // Where the form has the field, its content replaces the link's code, even when it is empty.
    ...(fields.has('referrerCode') && { referrerCode: referrerCode || undefined }),
    ...(fields.has('acceptTerms') && { acceptTerms: values.acceptTerms !== '' }),
    ...(fields.has('acceptAge') && { acceptAge: values.acceptAge !== '' }),
    ...(fields.has('marketingOptIn') && { marketingOptIn: values.marketingOptIn !== '' }),
  }
}

/**
 * The form's errors, at most one for each field: by the contract's schema, which the gateway validates with too, then
 * by the site's own rules. Errors of the date of birth have the path `dateOfBirth`.
 */
export function signupErrors(values: SignupValues, rules: SignupFormRules, nowMs: number): FieldError[] {
  const body = signupBody(values, rules)
  const errors = new Map<string, FieldErrorCode>()
  const add = (path: string, code: FieldErrorCode | undefined) => {
    if (code && !errors.has(path)) errors.set(path, code)
  }
  for (const field of rules.fields) add(field.name, requiredError(field, body))
  if (rules.accountIdMode === 'MOBILE') add('accountId', mobileError(values.accountId))
  for (const { path, code } of parseBody(SignupForm, body).errors ?? []) add(path, code)
  for (const field of rules.fields) add(field.name, siteRuleError(field, body))
  if (body.dateOfBirth && !isOldEnough(body.dateOfBirth, rules.minAge, nowMs)) add('dateOfBirth', 'tooSmall')
  return [...errors].map(([path, code]) => ({ path, code }))
}

type Body = ReturnType<typeof signupBody>

function requiredError({ name, required }: SignupField, body: Body): FieldErrorCode | undefined {
  const value = body[name as keyof Body]
  const isEmpty = value === undefined || value === false || (typeof value === 'string' && value.trim() === '')
  return required && isEmpty ? 'required' : undefined
}

function mobileError(text: string): FieldErrorCode | undefined {
  return isMobileNumber(text) ? undefined : 'invalidFormat'
}

// The contract's schemas settle phone numbers and dates completely.
const fieldsWithSiteRules = new Set<string>(['accountId', 'password', 'contactEmail', 'referrerCode'])

/**
 * The site's rules apply to the normalized value, which is what the platform receives. A value that cannot be
 * normalized already has an error of the schema.
 */
function siteRuleError(
  { name, minLength, maxLength, pattern }: SignupField,
  body: Body,
): FieldErrorCode | undefined {
  const text = fieldsWithSiteRules.has(name) ? SignupForm.shape[name].safeParse(body[name]).data : undefined
  if (typeof text !== 'string' || text === '') return undefined
  if (minLength > 0 && text.length < minLength) return 'tooShort'
  if (maxLength > 0 && text.length > maxLength) return 'tooLong'
  return pattern === '' || matches(pattern, text) ? undefined : 'invalidFormat'
}

// A pattern that this browser cannot compile is left to the platform to check.
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

/** The three parts as `YYYY-MM-DD`; empty while all three are. Invalid parts give an invalid date. */
function dateOf({ birthDay, birthMonth, birthYear }: SignupValues): string {
  if (birthDay === '' && birthMonth === '' && birthYear === '') return ''
  return [birthYear.padStart(4, '0'), birthMonth.padStart(2, '0'), birthDay.padStart(2, '0')].join('-')
}

function isOldEnough(dateOfBirth: string, years: number, nowMs: number): boolean {
  const latest = new Date(nowMs)
  latest.setFullYear(latest.getFullYear() - years)
  const parts = [latest.getFullYear(), latest.getMonth() + 1, latest.getDate()]
  return dateOfBirth <= parts.map((part) => String(part).padStart(2, '0')).join('-')
}
