import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { openSessions } from '../../players/session.ts'

/** Where the player is logged in, the last used first. */
export const sessions = call({
  path: '/api/auth/sessions',
  identify: 'player',
  handle({ input, player, db }) {
    const value = openSessions(db, player).map((session) => ({
      session_id: session.session_id,
      device: session.device,
      ip_masked: session.ip_masked,
      created_at: manilaTime(session.opened_at),
      last_seen: manilaTime(session.last_seen),
      current: session.token === input.auth,
    }))
    return { value, total: value.length }
  },
})
