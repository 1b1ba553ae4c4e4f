import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** The fields that a sign-up form can show: those fields of `SignupForm` that a player fills in. */
export const SignupFieldName = z.enum([
  'accountId',
  'password',
  'contactPhone',
  'contactEmail',
  'dateOfBirth',
  'referrerCode',
  'acceptTerms',
  'acceptAge',
  'marketingOptIn',
])
export type SignupFieldName = z.infer<typeof SignupFieldName>

/** What the site requires of one field, in addition to the field's own schema in `form-fields.ts`. */
const SignupField = z.object({
  name: SignupFieldName,
  required: z.boolean(),
  /** False when the value comes from the visitor's link, such as a referral code, and is read-only. */
  editable: z.boolean(),
  /** Length limits in characters; 0 for no limit. */
  minLength: z.number(),
  maxLength: z.number(),
  /** A regular expression that the whole value must match; empty for none. */
  pattern: z.string(),
})
export type SignupField = z.infer<typeof SignupField>

/** The rules of a brand's sign-up form, its fields in display order. */
export const SignupFormRules = z.object({
  fields: z.array(SignupField),
  /** Whether account ids are names or mobile numbers. */
  accountIdMode: z.enum(['USERNAME', 'MOBILE']),
  /** Minimum age in whole years. */
  minAge: z.number(),
  /** Whether a one-time code must verify the phone number before the account is opened. */
  tacRequired: z.boolean(),
})
export type SignupFormRules = z.infer<typeof SignupFormRules>

/** The rules of the brand's sign-up form. */
export const getSignupForm = operation({
  method: 'GET',
  path: '/api/account/form',
  access: 'anyone',
  limit: 'reads',
  cache: 'cms',
  response: SignupFormRules,
})

export const getSignupFormExample: Example<typeof getSignupForm> = {
  request: {},
  response: {
    fields: [
      { name: 'accountId', required: true, editable: true, minLength: 4, maxLength: 16, pattern: '' },
      { name: 'password', required: true, editable: true, minLength: 8, maxLength: 20, pattern: '' },
      { name: 'contactPhone', required: true, editable: true, minLength: 11, maxLength: 11, pattern: '' },
      { name: 'contactEmail', required: false, editable: true, minLength: 0, maxLength: 254, pattern: '' },
      { name: 'acceptTerms', required: true, editable: true, minLength: 0, maxLength: 0, pattern: '' },
      { name: 'acceptAge', required: true, editable: true, minLength: 0, maxLength: 0, pattern: '' },
    ],
    accountIdMode: 'USERNAME',
    minAge: 21,
    tacRequired: false,
  },
}
