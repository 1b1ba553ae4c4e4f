import { call } from '../../call.ts'
import { readAmount } from '../../cashier/read-amount.ts'
import { confirmWithdrawal } from '../../cashier/withdrawals/confirm-withdrawal.ts'
import { checkWithdrawal, createWithdrawal } from '../../cashier/withdrawals/create-withdrawal.ts'
import { withdrawalItem } from '../../cashier/withdrawals/withdrawal-item.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'

/**
 * Creates a withdrawal, once for each `request_id`. The one-time code or PIN is looked at last, so that it is not used up by what
 * is refused for another reason.
 */
export const withdrawalCreate = call({
  path: '/api/cashier/withdrawal_create',
  identify: 'playerAtSite',
  area: 'withdrawals',
  fields: {
    request_id: 'filled',
    bank_id: 'id',
    amount: 'filled',
    currency: 'filled',
    tac: 'filled?',
    pin: 'filled?',
  },
  handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, bank_id: bankId } = input
    const { domain, account_id: accountId } = player
    const readOrder = () => ({
      ...{ requestId, bankId, currency: brand.currency },
      amount: readAmount(input, brand.currency),
    })
    const write = {
      ...{ domain, accountId, call: 'withdrawal_create', requestId },
      content: [bankId, input.amount, input.currency],
      check() {
        checkWithdrawal(platform, player, readOrder())
        confirmWithdrawal(platform, brand, player, input)
      },
    }
    return runIdempotently(platform.db, write, () => {
      const withdrawal = createWithdrawal(platform, player, readOrder())
      return { value: [withdrawalItem(platform.db, withdrawal, platform.now())] }
    })
  },
})
