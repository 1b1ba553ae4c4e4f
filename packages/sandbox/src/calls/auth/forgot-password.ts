import { call } from '../../call.ts'
import { maskPhone } from '../../players/account-rules.ts'
import { findPlayer } from '../../players/player.ts'
import { sendTac } from '../../players/tac.ts'

/**
 * Sends a code for a new password if the phone number belongs to the account. If not, a decoy code is created, so that
 * the response, its timing and the resend limit are the same.
 */
export const forgotPassword = call({
  path: '/api/auth/forgot_password',
  identify: 'site',
  fields: { account_id: 'filled', contact_phone: 'filled' },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    const player = findPlayer(platform.db, brand.domain, accountId)
    const purpose = player?.contact_phone === input.contact_phone ? 'password' : 'decoy'
    const { resend_in, expires_in } = sendTac(platform, { domain: brand.domain, accountId, purpose })
    return { masked_contact: maskPhone(input.contact_phone), resend_in, expires_in, method: 'TAC' }
  },
})
