import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** The fields that a sign-up form can have: those of the `signup` operation that a player fills in. */
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

/** What the site asks of one field beside the field's own rule. */
const SignupField = z.object({
  name: SignupFieldName,
  required: z.boolean(),
  /** False: the value comes from the link by which the visitor came, and may only be read. */
  editable: z.boolean(),
  /** Characters; 0 where the site does not say. */
  minLength: z.number(),
  maxLength: z.number(),
  /** A regular expression of the whole value; empty where there is none. */
  pattern: z.string(),
})
export type SignupField = z.infer<typeof SignupField>

/** What a brand's sign-up form asks, its fields in their order. */
export const SignupFormRules = z.object({
  fields: z.array(SignupField),
  /** Whether account ids are names or mobile numbers. */
  accountIdMode: z.enum(['USERNAME', 'MOBILE']),
  /** Whole years. */
  minAge: z.number(),
  /** A one-time code must prove the number before the account is opened. */
  tacRequired: z.boolean(),
})
export type SignupFormRules = z.infer<typeof SignupFormRules>

/** What the brand asks of somebody who signs up. */
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
