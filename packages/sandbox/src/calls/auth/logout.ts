import { call } from '../../call.ts'

/** Ends the session of the call. */
export const logout = call({
  path: '/api/auth/logout',
  identify: 'player',
  handle({ input, db }) {
    db.run`UPDATE sessions SET ended = 1 WHERE token = ${input.auth}`
    return {}
  },
})
