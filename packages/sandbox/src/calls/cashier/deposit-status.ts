import { call } from '../../call.ts'
import { findDeposit } from '../../cashier/deposits/deposit.ts'
import { depositItem } from '../../cashier/deposits/deposit-item.ts'
import { invalidInput, refuse } from '../../refusal.ts'

/** A deposit by its id, or by the `request_id` that created it. */
export const depositStatus = call({
  path: '/api/cashier/deposit_status',
  identify: 'player',
  area: 'deposits',
  fields: { deposit_id: 'filled?', request_id: 'filled?' },
  handle({ input, brand, player, ...platform }) {
    if (!input.deposit_id && !input.request_id) throw invalidInput({ deposit_id: 'missing' })
    const deposit = findDeposit(platform.db, player, input)
    if (!deposit) throw refuse('notFound')
    return { value: [depositItem(platform, brand, deposit)] }
  },
})
