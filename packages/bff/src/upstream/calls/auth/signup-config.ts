import type { SignupFieldName, SignupFormRules } from '@marquee/contracts/areas/account/signup'
import * as z from 'zod/mini'
import { count, flag, readFlag, readNumber, text, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'

const FieldItem = z.object({
  name: text(),
  required: flag(),
  editable: z.optional(flag()),
  min_length: z.optional(z.nullable(count())),
  max_length: z.optional(z.nullable(count())),
  pattern: z.optional(textOrNull()),
  sort: z.optional(z.nullable(count())),
})

/** Our names of the fields of the sign-up call, which the description of the form uses too. */
const fieldNames = new Map<string, SignupFieldName>([
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
    value: z.array(FieldItem),
    account_id_mode: z.optional(textOrNull()),
    min_age: z.optional(z.nullable(count())),
    tac_required: z.optional(z.nullable(flag())),
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
  const name = fieldNames.get(item.name)
  if (name === undefined) return []
  const { required, editable = true, min_length, max_length, pattern } = item
  return [
    {
      name,
      required,
      editable,
      minLength: min_length ?? 0,
      maxLength: max_length ?? 0,
      pattern: pattern ?? '',
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
