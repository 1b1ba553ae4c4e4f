import type { SignupFieldName, SignupForm, SignupFormRules } from '@marquee/contracts/areas/account/signup'
import * as z from 'zod/mini'
import {
  count,
  flag,
  list,
  orNone,
  readFlag,
  readNumber,
  state,
  text,
  textOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { readPattern } from '../../upstream/decoding/value-readers.ts'
import { platformCall, type ReadContext } from '../../upstream/platform-call.ts'
import { tacRefusals } from '../../upstream/refusals.ts'
import { readSignedIn, SignedIn } from '../session/session.ts'

// All optional: a platform that does not sign the new player in returns none of them.
const SignupAnswer = z.object({
  token: orNone(text()),
  user: SignedIn.shape.user,
  fullname: orNone(text()),
  email: orNone(text()),
})

/**
 * Opens an account. `tac`, `verify_token`, `dob`, the consents and `marketing_opt_in` are sent only if the site asks
 * for them (contract of the platform, 2.12). Attribution values that are empty are left out.
 */
export const signup = platformCall({
  path: '/api/auth/signup',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: (form: SignupForm) => ({
    account_id: form.accountId,
    password: form.password,
    contact_phone: form.contactPhone,
    contact_email: form.contactEmail,
    referrer_code: form.referrerCode,
    ch: form.ch || undefined,
    cm: form.cm || undefined,
    pp: form.pp || undefined,
    affiliate_code: form.affiliateCode || undefined,
    fbp: form.fbp || undefined,
    appsflyer_id: form.appsflyerId || undefined,
    visitor_id: form.visitorId || undefined,
    tac: form.tac,
    verify_token: form.verifyToken,
    dob: form.dateOfBirth,
    accept_terms: form.acceptTerms,
    accept_age: form.acceptAge,
    marketing_opt_in: form.marketingOptIn,
  }),
  response: SignupAnswer,
  read: ({ token, user, fullname, email }, context: ReadContext<SignupForm>) =>
    readSignedIn(
      {
        token: token ?? '',
        user,
        fullname: fullname ?? '',
        email: email || context.input.contactEmail || '',
      },
      context,
    ),
  refusals: [...tacRefusals, 'invalidInput', 'duplicateAccount', 'countryBlocked', 'underage'],
  fieldNames: { dob: 'dateOfBirth' },
})

const FieldItem = z.object({
  name: text(),
  required: flag(),
  editable: orNone(flag()),
  min_length: orNone(count()),
  max_length: orNone(count()),
  pattern: z.optional(textOrNull()),
  sort: orNone(count()),
})

/** Our names of the fields of the sign-up call, which the description of the form uses too. */
const formFieldNames = new Map<string, SignupFieldName>([
  ['account_id', 'accountId'],
  ['password', 'password'],
  ['contact_phone', 'contactPhone'],
  ['contact_email', 'contactEmail'],
  ['dob', 'dateOfBirth'],
  ['referrer_code', 'referrerCode'],
  ['accept_terms', 'acceptTerms'],
  ['accept_age', 'acceptAge'],
  ['marketing_opt_in', 'marketingOptIn'],
])

// Required by the sign-up call (specification, section 7).
const requiredFields = ['accountId', 'password', 'contactPhone'] as const
const defaultMinAge = 21

/** The form for a platform that does not describe its own: the fields of the specification's sign-up call. */
export const defaultSignupForm: SignupFormRules = {
  fields: [
    ...requiredFields.map((name) => plainField(name, true)),
    plainField('contactEmail', false),
    plainField('referrerCode', false),
    plainField('acceptTerms', true),
    plainField('acceptAge', true),
    plainField('marketingOptIn', false),
  ],
  accountIdMode: 'USERNAME',
  minAge: defaultMinAge,
  tacRequired: false,
}

/** The brand's sign-up form. Fields that the sign-up call does not carry are left out. */
export const signupConfig = platformCall({
  path: '/api/auth/signup_config',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  response: z.object({
    value: list(FieldItem),
    account_id_mode: z.optional(state()),
    min_age: orNone(count()),
    tac_required: orNone(flag()),
  }),
  read({ value, account_id_mode, min_age, tac_required }): SignupFormRules {
    const sorted = value.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    return {
      fields: withRequiredFields(sorted.flatMap(readField)),
      accountIdMode: account_id_mode === 'MOBILE' ? 'MOBILE' : 'USERNAME',
      // The legal minimum age applies if the platform does not state one.
      minAge: readNumber(min_age) || defaultMinAge,
      tacRequired: readFlag(tac_required) ?? false,
    }
  },
})

type Field = SignupFormRules['fields'][number]

function readField(item: z.infer<typeof FieldItem>): Field[] {
  const name = formFieldNames.get(item.name)
  if (name === undefined) return []
  const { required, editable = true, min_length, max_length, pattern } = item
  return [
    {
      name,
      required,
      editable,
      minLength: min_length ?? 0,
      maxLength: max_length ?? 0,
      pattern: readPattern(pattern ?? ''),
    },
  ]
}

function withRequiredFields(fields: Field[]): Field[] {
  const missing = requiredFields.filter((name) => fields.every((field) => field.name !== name))
  const all = [...missing.map((name) => plainField(name, true)), ...fields]
  return all.map((field) =>
    requiredFields.some((name) => name === field.name) ? { ...field, required: true } : field,
  )
}

function plainField(name: SignupFieldName, required: boolean): Field {
  return { name, required, editable: true, minLength: 0, maxLength: 0, pattern: '' }
}
