import { call } from '../../call.ts'
import { moveWithdrawal } from '../../cashier/withdrawals/move-withdrawal.ts'
import { findWithdrawal } from '../../cashier/withdrawals/withdrawal.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { refuse } from '../../refusal.ts'

/** Cancels a withdrawal that nobody has begun to review: what was locked comes back. */
export const withdrawalCancel = call({
  path: '/api/cashier/withdrawal_cancel',
  identify: 'player',
  area: 'withdrawals',
  fields: { request_id: 'filled', withdrawal_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, withdrawal_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'withdrawal_cancel', requestId, content: withdrawal_id }
    return runIdempotently(platform.db, write, () => {
      const withdrawal = findWithdrawal(platform.db, player, { withdrawal_id })
      if (!withdrawal) throw refuse('notFound')
      moveWithdrawal(platform, withdrawal, 'CANCELLED')
      return { value: [{ status: 'CANCELLED' }] }
    })
  },
})
