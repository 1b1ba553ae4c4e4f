import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { type InboxRow, rewardState } from '../../players/inbox.ts'

/**
 * The player's messages, latest first, and the number of unread ones. Their Chinese texts are an extension of the
 * contract, which knows one local language.
 */
export const getInbox = call({
  path: '/api/settings/get_inbox',
  identify: 'player',
  handle({ player, db, now }) {
    const rows = db.all<InboxRow>`SELECT * FROM inbox
      WHERE domain = ${player.domain} AND account_id = ${player.account_id} ORDER BY sent_at DESC`
    const value = rows.map((row) => ({
      inbox_id: row.inbox_id,
      title_en: row.title_en,
      title_local: row.title_local,
      title_cn: row.title_cn,
      body_en: row.body_en,
      body_local: row.body_local,
      body_cn: row.body_cn,
      category: row.category,
      sent_at: manilaTime(row.sent_at),
      expires_at: row.expires_at === null ? '' : manilaTime(row.expires_at),
      is_read: row.is_read === 1,
      reward: row.reward_type
        ? { type: row.reward_type, amount: decimal(row.reward_amount), state: rewardState(row, now()) }
        : null,
      action_url: row.action_url,
    }))
    return { value, total: value.length, unread_count: value.filter((item) => !item.is_read).length }
  },
})
