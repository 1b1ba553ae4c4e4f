import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../../calls/call.ts'
import { manilaTime } from '../../clock/manila.ts'
import { verifyPassword } from '../../players/password.ts'
import { idleMinutes } from '../../players/play-time.ts'
import { findPlayer } from '../../players/player.ts'
import { hasSignedIn, sessionOf } from '../../players/session.ts'
import { takeTac } from '../../players/tac.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { kycOf } from '../kyc/kyc.ts'
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
    const fails = player.behavior === 'tokenFail' && hasSignedIn(platform.db, player)
    const response = signInResponse(platform, player)
    if (fails) throw new Refusal(0, 'loginFailed', response)
    return response
  },
})

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

/** Ends the session of the call. */
export const logout = call({
  path: '/api/auth/logout',
  identify: 'player',
  handle({ input, db }) {
    db.run`UPDATE sessions SET ended = 1 WHERE token = ${input.auth}`
    return {}
  },
})

const maxSessionSeconds = 30 * 86_400

/** When the player logged in, now and the time before, how long a session lasts (seconds), and what is missing. */
export const sessionInfo = call({
  path: '/api/auth/session_info',
  identify: 'player',
  handle({ input, player, db, now }) {
    const { opened_at } = sessionOf(db, input.auth)
    const last = db.one<{ at: number | null }>`SELECT MAX(opened_at) AS at FROM sessions
      WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND token <> ${input.auth}`
    return {
      value: [
        {
          login_at: manilaTime(opened_at),
          last_login_at: last?.at == null ? '' : manilaTime(last.at),
          idle_timeout: idleMinutes * 60,
          max_session: maxSessionSeconds,
          server_time: manilaTime(now()),
          blockers: [
            ...(player.full_name === '' ? ['PROFILE'] : []),
            ...(kycOf(db, player).status === 'VERIFIED' ? [] : ['KYC']),
          ],
        },
      ],
    }
  },
})
