import { call } from '../../call.ts'
import { openVerification, tacTries, takeTac } from '../../players/tac.ts'

/** Takes the code of a sign-up and gives a `verify_token` that the sign-up can carry instead. */
export const verifyTac = call({
  identify: 'site',
  fields: { account_id: 'filled', tac: 'filled' },
  answer({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    takeTac(platform, { domain: brand.domain, accountId, purpose: 'register' }, input.tac)
    return { verify_token: openVerification(platform, brand.domain, accountId), attempts_left: tacTries }
  },
})
