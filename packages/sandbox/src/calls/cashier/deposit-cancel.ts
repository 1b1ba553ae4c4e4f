import { call } from '../../call.ts'
import { findDeposit } from '../../cashier/deposits/deposit.ts'
import { moveDeposit } from '../../cashier/deposits/move-deposit.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { refuse } from '../../refusal.ts'

/** Cancels a deposit that awaits its payment. */
export const depositCancel = call({
  path: '/api/cashier/deposit_cancel',
  identify: 'player',
  area: 'deposits',
  fields: { request_id: 'filled', deposit_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, deposit_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'deposit_cancel', requestId, content: deposit_id }
    return runIdempotently(platform.db, write, () => {
      const deposit = findDeposit(platform.db, player, { deposit_id })
      if (!deposit) throw refuse('notFound')
      if (deposit.status !== 'AWAITING_PAYMENT') throw refuse('notEligible')
      moveDeposit(platform, deposit, 'CANCELLED')
      return { value: [{ status: 'CANCELLED' }] }
    })
  },
})
