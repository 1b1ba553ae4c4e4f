import { call } from '../../call.ts'
import { findWithdrawal } from '../../cashier/withdrawals/withdrawal.ts'
import { stepsOf, withdrawalItem } from '../../cashier/withdrawals/withdrawal-item.ts'
import { invalidInput, refuse } from '../../refusal.ts'

/** A withdrawal with its steps, by its id or by the `request_id` that created it. */
export const withdrawalStatus = call({
  path: '/api/cashier/withdrawal_status',
  identify: 'player',
  area: 'withdrawals',
  fields: { withdrawal_id: 'filled?', request_id: 'filled?' },
  handle({ input, player, db, now }) {
    if (!input.withdrawal_id && !input.request_id) throw invalidInput({ withdrawal_id: 'missing' })
    const withdrawal = findWithdrawal(db, player, input)
    if (!withdrawal) throw refuse('notFound')
    return { value: [{ ...withdrawalItem(db, withdrawal, now()), steps: stepsOf(db, withdrawal) }] }
  },
})
