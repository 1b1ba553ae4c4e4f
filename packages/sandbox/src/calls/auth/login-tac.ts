import { call } from '../../call.ts'
import { findPlayer } from '../../players/player.ts'
import { takeTac } from '../../players/tac.ts'
import { refuse } from '../../refusal.ts'
import { refuseClosedAccount, signInResponse } from './sign-in.ts'

/** Signs in with a one-time code. An unknown account gets the same refusal as a wrong code. */
export const loginTac = call({
  path: '/api/auth/login_tac',
  identify: 'site',
  fields: { account_id: 'filled', tac: 'filled' },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    const player = findPlayer(platform.db, brand.domain, accountId)
    refuseClosedAccount(player)
    takeTac(platform, { domain: brand.domain, accountId, purpose: 'login' }, input.tac)
    if (!player) throw refuse('tacInvalid')
    return signInResponse(platform, player)
  },
})
