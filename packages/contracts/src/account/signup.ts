import * as z from 'zod/mini'
import { Session } from '../account.ts'
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
} from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

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
export const signup = operation({
  method: 'POST',
  path: '/api/account',
  access: 'guest',
  limit: 'credentials',
  changesSession: 'replaces',
  body: SignupForm,
  response: Session,
  errors: {
    invalidInput: 422,
    duplicateAccount: 422,
    tacInvalid: 422,
    tacExpired: 422,
    tacTooMany: 422,
    countryBlocked: 422,
    underage: 422,
  },
})

export const signupExample: Example<typeof signup> = {
  request: { body: { accountId: 'juana', password: 'Sampaguita8', contactPhone: '09171234567' } },
  response: { authenticated: true, player: { accountId: 'juana', fullName: '', contactEmail: '' } },
}
