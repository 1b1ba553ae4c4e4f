import { call } from '../../call.ts'
import { maskPhone } from '../../players/account-rules.ts'
import { sendTac } from '../../players/tac.ts'

/** Sends a code for a new account. Whether the account id is available is checked by the sign-up. */
export const requestRegisterTac = call({
  path: '/api/auth/tac/request_new_register',
  identify: 'site',
  fields: { account_id: 'filled' },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    const sent = sendTac(platform, { domain: brand.domain, accountId, purpose: 'register' })
    return { masked_contact: maskPhone(accountId), ...sent }
  },
})
