import type { InboxMessage, InboxReward } from '@marquee/contracts/areas/inbox'
import { call } from '../../calls/call.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { manilaTime } from '../../clock/manila.ts'
import { moveTokens, payCash, walletOf } from '../../ledger/wallet.ts'
import { decimal } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { type InboxRow, rewardState } from './message.ts'

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
    const value = rows.map(
      (row): PlatformRecord<InboxMessage> => ({
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
        reward: rewardOf(row, now()),
        action_url: row.action_url,
      }),
    )
    return { value, total: value.length, unread_count: value.filter((item) => !item.is_read).length }
  },
})

function rewardOf(row: InboxRow, now: number): PlatformRecord<InboxReward> | null {
  const state = rewardState(row, now)
  return state === '' ? null : { type: row.reward_type, amount: decimal(row.reward_amount), state }
}

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

/** Claims the reward of a message. */
export const claimInbox = call({
  path: '/api/settings/claim_inbox',
  identify: 'player',
  fields: { inbox_id: 'id', request_id: 'filled?' },
  handle({ input, player, ...platform }) {
    const { domain, account_id } = player
    const write = { domain, accountId: account_id, call: 'claim_inbox', requestId: input.request_id }
    return runIdempotently(platform.db, write, () => {
      const row = platform.db.one<InboxRow>`SELECT * FROM inbox WHERE inbox_id = ${input.inbox_id}
        AND domain = ${domain} AND account_id = ${account_id}`
      if (!row) throw refuse('notFound')
      pay(platform, player, row)
      const { balance, tokens } = walletOf(platform.db, player)
      const reward = { type: row.reward_type, amount: decimal(row.reward_amount), state: 'CLAIMED' }
      return { value: [{ reward, game_balance: decimal(balance), game_token: decimal(tokens) }] }
    })
  },
})

function pay(platform: Platform, player: Player, row: InboxRow): void {
  const state = rewardState(row, platform.now())
  if (state === '') throw refuse('notEligible')
  if (state === 'CLAIMED') throw refuse('alreadyClaimed')
  if (state === 'EXPIRED') throw refuse('expired')
  platform.db.run`UPDATE inbox SET reward_state = 'CLAIMED', is_read = 1 WHERE inbox_id = ${row.inbox_id}`
  if (row.reward_type === 'TOKEN') moveTokens(platform, player, 'GRANT', row.reward_amount, row.inbox_id)
  else payCash(platform, player, 'BONUS', row.reward_amount, row.inbox_id)
}
