import { call } from '../../call.ts'
import { maskPhone } from '../../players/account-rules.ts'
import { sendTac } from '../../players/tac.ts'

/** Sends the player a code for a change of bank accounts. */
export const requestBankTac = call({
  path: '/api/auth/tac/request_bank',
  identify: 'player',
  area: 'banks',
  handle({ player: { domain, account_id: accountId, contact_phone }, ...platform }) {
    const sent = sendTac(platform, { domain, accountId, purpose: 'bank' })
    return { masked_phone: maskPhone(contact_phone), ...sent }
  },
})
