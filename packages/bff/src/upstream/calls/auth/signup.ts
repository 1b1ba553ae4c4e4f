import type { SignupForm } from '@marquee/contracts/account/signup'
import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readSignedIn, SignedIn } from './signed-in.ts'
import { tacRefusals } from './tac-refusals.ts'

// A platform that does not sign the new player in says no more than that it went well.
const SignupAnswer = z.object({
  token: z.optional(z.nullable(text())),
  user: SignedIn.shape.user,
  fullname: z.optional(z.nullable(text())),
  email: z.optional(z.nullable(text())),
})

/**
 * Opens an account. `tac`, `verify_token`, `dob`, the consents and `marketing_opt_in` are sent where the site asks
 * for them (the platform's contract, 2.12): like every value that is absent, they are left out otherwise. A mark
 * that is empty is absent.
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
