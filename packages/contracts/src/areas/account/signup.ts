import * as z from 'zod/mini'
import {
  AttributionValue,
  DateOfBirth,
  Email,
  MobileNumber,
  matchesAccountName,
  NewAccountId,
  NewPassword,
  ReferrerCode,
  Tac,
} from '../../form-fields.ts'
import { operation } from '../../operation.ts'
import { Session } from './identity.ts'

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
export const getSignupForm = operation(
  {
    method: 'GET',
    path: '/api/account/form',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    cache: 'cms',
    response: SignupFormRules,
  },
  {
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
  },
)

/**
 * The sign-up form (specification, section 7, `/api/auth/signup`). The optional fields are those that only some sites
 * ask for (see `getSignupForm`) and the attribution values of the visit; `ch`, `cm` and `pp` are the platform's own
 * names. The password may be neither the account id nor the phone number.
 */
export const SignupForm = z
  .strictObject({
    accountId: NewAccountId,
    password: NewPassword,
    contactPhone: MobileNumber,
    contactEmail: z.optional(Email),
    /** Proof of the phone number: the one-time code itself, or the `verifyToken` that `verifyTac` returned for it. */
    tac: z.optional(Tac),
    verifyToken: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    dateOfBirth: z.optional(DateOfBirth),
    acceptTerms: z.optional(z.boolean()),
    acceptAge: z.optional(z.boolean()),
    marketingOptIn: z.optional(z.boolean()),
    referrerCode: z.optional(ReferrerCode),
    ch: z.optional(AttributionValue),
    cm: z.optional(AttributionValue),
    pp: z.optional(AttributionValue),
    affiliateCode: z.optional(AttributionValue),
    /** The Meta Pixel browser id; when absent, the gateway takes it from the `_fbp` cookie. */
    fbp: z.optional(AttributionValue),
    appsflyerId: z.optional(AttributionValue),
    visitorId: z.optional(AttributionValue),
  })
  .check(
    z.refine(
      ({ accountId, contactPhone, password }) => !matchesAccountName(password, [accountId, contactPhone]),
      {
        path: ['password'],
      },
    ),
  )
export type SignupForm = z.infer<typeof SignupForm>

/**
 * Opens an account. Where the platform signs the new player in at once, the response sets the session cookie;
 * otherwise it is `{ authenticated: false }` and the player signs in with the new account.
 */
export const signup = operation(
  {
    method: 'POST',
    path: '/api/account',
    access: 'guest',
    limit: 'credentials',
    shows: 'form',
    changesSession: 'replaces',
    body: SignupForm,
    response: Session,
    errors: [
      'invalidInput',
      'duplicateAccount',
      'tacInvalid',
      'tacExpired',
      'tacTooMany',
      'countryBlocked',
      'underage',
    ],
  },
  {
    request: { body: { accountId: 'juana', password: 'Sampaguita8', contactPhone: '09171234567' } },
    response: { authenticated: true, player: { accountId: 'juana', fullName: '', contactEmail: '' } },
  },
)
