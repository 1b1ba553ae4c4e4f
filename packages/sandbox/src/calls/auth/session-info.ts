import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { idleMinutes } from '../../care/play-time.ts'
import { kycOf } from '../../cashier/kyc/kyc-of.ts'
import { sessionOf } from '../../players/session.ts'

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
