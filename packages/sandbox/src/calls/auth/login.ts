import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../../call.ts'
import { verifyPassword } from '../../players/password.ts'
import { findPlayer } from '../../players/player.ts'
import { Refusal } from '../../refusal.ts'
import { refuseClosedAccount, signInResponse } from './sign-in.ts'

const slowLoginMs = 1500

/** Signs in with a password. An unknown account and a wrong password get the same refusal after the same work. */
export const login = call({
  path: '/api/auth/login',
  identify: 'site',
  fields: { account_id: 'filled', password: 'filled' },
  async handle({ input, brand, ...platform }) {
    const player = findPlayer(platform.db, brand.domain, input.account_id.toLowerCase())
    const isCorrect = await verifyPassword(input.password, player?.password_hash)
    refuseClosedAccount(player)
    if (!player || !isCorrect) throw new Refusal(-1, 'invalidCredentials')
    if (player.behavior === 'slow') await sleep(slowLoginMs)
    const response = signInResponse(platform, player)
    if (player.behavior === 'tokenFail') throw new Refusal(0, 'loginFailed', response)
    return response
  },
})
