import { call } from '../../call.ts'
import { rgBlockers } from '../../care/rg-blockers.ts'

/** The account's status, number of unread messages, and version of the announcements. */
export const checkStatus = call({
  path: '/api/settings/check_status',
  identify: 'player',
  handle({ player, db, now }) {
    const row = db.one<{ unread: number }>`SELECT COUNT(*) AS unread FROM inbox
      WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND is_read = 0`
    const status = { account_status: 'ACTIVE', unread_count: row?.unread ?? 0, announcements_version: '1' }
    return { value: [{ ...status, rg_blockers: rgBlockers({ db, now }, player) }] }
  },
})
