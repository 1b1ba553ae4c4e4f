import { call } from '../../call.ts'
import { maskPhone } from '../../players/account-rules.ts'
import { sendTac } from '../../players/tac.ts'

/** Sends the player a code for a withdrawal. */
export const requestWithdrawalTac = call({
  path: '/api/auth/tac/request_withdrawal',
  identify: 'player',
  area: 'withdrawals',
  handle({ player: { domain, account_id: accountId, contact_phone }, ...platform }) {
    const sent = sendTac(platform, { domain, accountId, purpose: 'withdrawal' })
    return { masked_phone: maskPhone(contact_phone), ...sent }
  },
})
