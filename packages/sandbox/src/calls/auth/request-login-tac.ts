import { call } from '../../call.ts'
import { maskPhone } from '../../players/account-rules.ts'
import { findPlayer } from '../../players/player.ts'
import { sendTac } from '../../players/tac.ts'

/** Sends a code for signing in. The response has the same fields whether or not the account exists. */
export const requestLoginTac = call({
  path: '/api/auth/tac/request_login',
  identify: 'site',
  fields: { account_id: 'filled' },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    const phone = findPlayer(platform.db, brand.domain, accountId)?.contact_phone || fakePhone(accountId)
    const sent = sendTac(platform, { domain: brand.domain, accountId, purpose: 'login' })
    return { masked_contact: maskPhone(phone), ...sent }
  },
})

// A missing contact would reveal that the account does not exist, so it gets a stable, made-up one.
function fakePhone(accountId: string): string {
  const digits = [...accountId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e8, 7)
  return `09${String(digits).padStart(9, '1')}`
}
