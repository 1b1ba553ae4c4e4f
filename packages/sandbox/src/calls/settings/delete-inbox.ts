import { call } from '../../call.ts'
import { type InboxRow, rewardState } from '../../players/inbox.ts'
import { refuse } from '../../refusal.ts'

/** Deletes a message, unless its reward can still be claimed. */
export const deleteInbox = call({
  path: '/api/settings/delete_inbox',
  identify: 'player',
  fields: { inbox_id: 'id' },
  handle({ input, player: { domain, account_id }, db, now }) {
    const row = db.one<InboxRow>`SELECT * FROM inbox WHERE inbox_id = ${input.inbox_id}
      AND domain = ${domain} AND account_id = ${account_id}`
    if (!row) throw refuse('notFound')
    if (rewardState(row, now()) === 'CLAIMABLE') throw refuse('notEligible')
    db.run`DELETE FROM inbox WHERE inbox_id = ${input.inbox_id}`
    return {}
  },
})
