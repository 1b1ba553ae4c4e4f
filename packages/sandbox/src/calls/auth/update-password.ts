import { call } from '../../call.ts'
import { startHold } from '../../cashier/banks/start-hold.ts'
import { passwordPattern } from '../../players/account-rules.ts'
import { setPassword, verifyPassword } from '../../players/password.ts'
import { endSessions } from '../../players/session.ts'
import { invalidInput } from '../../refusal.ts'

/** Changes the password and ends the player's other sessions. */
export const updatePassword = call({
  path: '/api/auth/update_password',
  identify: 'player',
  fields: { password: 'filled', new_password: 'filled' },
  async handle({ input, player, ...platform }) {
    const { db } = platform
    const { domain, account_id, password_hash } = player
    if (!(await verifyPassword(input.password, password_hash))) throw invalidInput({ password: 'wrong' })
    if (!new RegExp(passwordPattern).test(input.new_password)) throw invalidInput({ new_password: 'format' })
    setPassword(db, domain, account_id, input.new_password)
    startHold(platform, player)
    endSessions(db, domain, account_id, input.auth)
    return {}
  },
})
