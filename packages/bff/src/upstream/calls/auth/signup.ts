import type { SignupForm } from '@marquee/contracts/areas/account/signup'
import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readSignedIn, SignedIn } from './signed-in.ts'
import { tacRefusals } from './tac-refusals.ts'

// All optional: a platform that does not sign the new player in returns none of them.
const SignupAnswer = z.object({
  token: z.optional(z.nullable(text())),
  user: SignedIn.shape.user,
  fullname: z.optional(z.nullable(text())),
  email: z.optional(z.nullable(text())),
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
  refusals: {
    ...tacRefusals,
    invalidInput: 'invalidInput',
    duplicateAccount: 'duplicateAccount',
    countryBlocked: 'countryBlocked',
    underage: 'underage',
  },
  fieldNames: { dob: 'dateOfBirth' },
})
