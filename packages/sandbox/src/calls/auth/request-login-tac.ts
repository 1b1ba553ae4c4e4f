import { call } from '../../call.ts'
import { maskPhone } from '../../players/account-rules.ts'
import { findPlayer } from '../../players/player.ts'
import { sendTac } from '../../players/tac.ts'

/** Sends a code for signing in. The answer has the same form whether or not the account exists. */
export const requestLoginTac = call({
  identify: 'site',
  fields: { account_id: 'filled' },
  answer({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    const phone = findPlayer(platform.db, brand.domain, accountId)?.contact_phone || inventedPhone(accountId)
    const sent = sendTac(platform, { domain: brand.domain, accountId, purpose: 'login' })
    return { masked_contact: maskPhone(phone), ...sent }
  },
})

// An account that does not exist must not be told from one that does by a contact that is missing.
function inventedPhone(accountId: string): string {
  const digits = [...accountId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e8, 7)
  return `09${String(digits).padStart(9, '1')}`
}
