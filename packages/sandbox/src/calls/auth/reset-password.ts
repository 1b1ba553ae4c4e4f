import { call } from '../../call.ts'
import { startHold } from '../../cashier/banks/start-hold.ts'
import { passwordPattern } from '../../players/account-rules.ts'
import { setPassword } from '../../players/password.ts'
import { endSessions } from '../../players/session.ts'
import { takeTac } from '../../players/tac.ts'
import { invalidInput } from '../../refusal.ts'

/** Sets a new password with the code that `forgot_password` sent, and ends all sessions of the account. */
export const resetPassword = call({
  path: '/api/auth/reset_password',
  identify: 'site',
  fields: { account_id: 'filled', tac: 'filled', new_password: 'filled' },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    if (!new RegExp(passwordPattern).test(input.new_password)) throw invalidInput({ new_password: 'format' })
    takeTac(platform, { domain: brand.domain, accountId, purpose: 'password' }, input.tac)
    setPassword(platform.db, brand.domain, accountId, input.new_password)
    startHold(platform, { domain: brand.domain, account_id: accountId })
    endSessions(platform.db, brand.domain, accountId)
    return {}
  },
})
