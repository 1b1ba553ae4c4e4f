import { call } from '../../call.ts'
import { openVerification, tacTries, takeTac } from '../../players/tac.ts'

/** Verifies the code of a new account, and returns a `verify_token` for the sign-up to send instead. */
export const verifyTac = call({
  path: '/api/auth/tac/verify',
  identify: 'site',
  fields: { account_id: 'filled', tac: 'filled' },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    takeTac(platform, { domain: brand.domain, accountId, purpose: 'register' }, input.tac)
    return { verify_token: openVerification(platform, brand.domain, accountId), attempts_left: tacTries }
  },
})
