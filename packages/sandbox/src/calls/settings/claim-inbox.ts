import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import { type InboxRow, rewardState } from '../../players/inbox.ts'
import type { Player } from '../../players/player.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { moveTokens, payCash, walletOf } from '../../players/wallet.ts'
import { refuse } from '../../refusal.ts'

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
