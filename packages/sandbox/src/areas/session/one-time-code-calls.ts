import { call } from '../../calls/call.ts'
import { maskPhone } from '../../players/account-rules.ts'
import { findPlayer } from '../../players/player.ts'
import { openVerification, sendTac, tacTries, takeTac } from '../../players/tac.ts'

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
