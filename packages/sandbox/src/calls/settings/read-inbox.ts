import { call } from '../../call.ts'
import { invalidInput, refuse } from '../../refusal.ts'

/** Marks one message as read, or all of them. */
export const readInbox = call({
  path: '/api/settings/read_inbox',
  identify: 'player',
  fields: { inbox_id: 'id?', all: 'flag?' },
  handle({ input, player: { domain, account_id }, db }) {
    const { inbox_id, all = false } = input
    if (all === (inbox_id !== undefined)) throw invalidInput({ inbox_id: all ? 'unknown' : 'missing' })
    const read = db.run`UPDATE inbox SET is_read = 1 WHERE domain = ${domain} AND account_id = ${account_id}
      AND (${Number(all)} OR inbox_id = ${inbox_id ?? ''})`
    if (!all && read === 0) throw refuse('notFound')
    return {}
  },
})
