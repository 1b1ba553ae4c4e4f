import { call } from '../../call.ts'
import { readAmount } from '../../cashier/read-amount.ts'
import { checkWithdrawal, createWithdrawal } from '../../cashier/withdrawals/create-withdrawal.ts'
import { withdrawalItem } from '../../cashier/withdrawals/withdrawal-item.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { takeTac } from '../../players/tac.ts'
import { invalidInput } from '../../refusal.ts'

/**
 * Creates a withdrawal, once for each `request_id`. The one-time code is taken last, so that it is not used up by what
 * is refused for another reason.
 */
export const withdrawalCreate = call({
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
    const { request_id: requestId, bank_id: bankId, tac } = input
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
        if (tac === undefined) throw invalidInput({ tac: 'missing' })
        takeTac(platform, { domain, accountId, purpose: 'withdrawal' }, tac)
      },
    }
    return runIdempotently(platform.db, write, () => {
      const withdrawal = createWithdrawal(platform, player, readOrder())
      return { value: [withdrawalItem(platform.db, withdrawal, platform.now())] }
    })
  },
})
