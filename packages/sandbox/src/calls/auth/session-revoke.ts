import { call } from '../../call.ts'
import { refuse } from '../../refusal.ts'

/** Ends one of the player's sessions. */
export const sessionRevoke = call({
  path: '/api/auth/session_revoke',
  identify: 'player',
  fields: { session_id: 'id' },
  handle({ input, player: { domain, account_id }, db }) {
    const ended = db.run`UPDATE sessions SET ended = 1 WHERE session_id = ${input.session_id}
      AND domain = ${domain} AND account_id = ${account_id} AND ended = 0`
    if (ended === 0) throw refuse('notFound')
    return {}
  },
})
