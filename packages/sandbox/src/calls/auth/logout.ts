import { call } from '../../call.ts'

/** Ends this session and no other. */
export const logout = call({
  identify: 'player',
  answer({ input, db }) {
    db.run`UPDATE sessions SET ended = 1 WHERE token = ${input.auth}`
    return {}
  },
})
