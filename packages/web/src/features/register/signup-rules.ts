import type { SignupField, SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import { SignupForm } from '@marquee/contracts/account/signup'
import type { FieldError, FieldErrorCode } from '@marquee/contracts/field-errors'
import { MobileNumber } from '@marquee/contracts/form-fields'
import { parseBody } from '../../api/parse-body.ts'
import type { Attribution } from '../../browser/attribution.ts'
import type { FormValues } from '../../ui/form/use-form.ts'

/** The controls of the sign-up form; a birthday has three. */
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

/** What goes along with the form: the marks of the link, and that of the browser. */
export type SignupMarks = Attribution & { visitorId?: string | undefined }

/** What the form would send: fields that the site asks for and that are filled in, and the marks. */
export function signupBody(values: SignupValues, rules: SignupFormRules, marks: SignupMarks = {}) {
  const asks = new Set(rules.fields.map(({ name }) => name))
  const dateOfBirth = dateOf(values)
  const referrerCode = values.referrerCode.trim()
  return {
    ...marks,
    accountId: values.accountId,
    password: values.password,
    contactPhone: rules.accountIdMode === 'MOBILE' ? values.accountId : values.contactPhone,
    ...(values.contactEmail.trim() !== '' && { contactEmail: values.contactEmail }),
    ...(dateOfBirth !== '' && { dateOfBirth }),
    // The link's code goes along where the form does not ask for one; a player may also have taken it out.
    ...(asks.has('referrerCode') && { referrerCode: referrerCode || undefined }),
    ...(asks.has('acceptTerms') && { acceptTerms: values.acceptTerms !== '' }),
    ...(asks.has('acceptAge') && { acceptAge: values.acceptAge !== '' }),
    ...(asks.has('marketingOptIn') && { marketingOptIn: values.marketingOptIn !== '' }),
  }
}

/**
 * What is wrong with what was typed: by the contract's schema, which the gateway judges by too, then by what the
 * site asks beside it. A birthday's findings stand at `dateOfBirth`.
 */
export function signupErrors(values: SignupValues, rules: SignupFormRules, nowMs: number): FieldError[] {
  const body = signupBody(values, rules)
  const found = new Map<string, FieldErrorCode>()
  const note = (path: string, code: FieldErrorCode | undefined) => {
    if (code && !found.has(path)) found.set(path, code)
  }
  for (const field of rules.fields) note(field.name, missing(field, body))
  if (rules.accountIdMode === 'MOBILE') note('accountId', mobileError(values.accountId))
  for (const { path, code } of parseBody(SignupForm, body).errors ?? []) note(path, code)
  for (const field of rules.fields) note(field.name, misfit(field, body))
  if (body.dateOfBirth && !isOldEnough(body.dateOfBirth, rules.minAge, nowMs)) note('dateOfBirth', 'tooSmall')
  return [...found].map(([path, code]) => ({ path, code }))
}

type Body = ReturnType<typeof signupBody>

function missing({ name, required }: SignupField, body: Body): FieldErrorCode | undefined {
  const value = body[name as keyof Body]
  const isEmpty = value === undefined || value === false || (typeof value === 'string' && value.trim() === '')
  return required && isEmpty ? 'required' : undefined
}

function mobileError(text: string): FieldErrorCode | undefined {
  return MobileNumber.safeParse(text).success ? undefined : 'invalidFormat'
}

// A number's and a day's own rules leave nothing to ask.
const judgedBySite = new Set<string>(['accountId', 'password', 'contactEmail', 'referrerCode'])

/** What the site asks is asked of the normal form, which is what it gets. What has none, the schema has refused. */
function misfit(
  { name, minLength, maxLength, pattern }: SignupField,
  body: Body,
): FieldErrorCode | undefined {
  const text = judgedBySite.has(name) ? SignupForm.shape[name].safeParse(body[name]).data : undefined
  if (typeof text !== 'string' || text === '') return undefined
  if (minLength > 0 && text.length < minLength) return 'tooShort'
  if (maxLength > 0 && text.length > maxLength) return 'tooLong'
  return pattern === '' || matches(pattern, text) ? undefined : 'invalidFormat'
}

// A pattern that this browser cannot read judges nothing; the platform will.
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

/** The three parts as `YYYY-MM-DD`; empty while all are. Parts that make no day make text that is none. */
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
