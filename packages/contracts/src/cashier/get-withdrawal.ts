import { type Example, operation } from '../operation.ts'
import { idParams } from './cashier-ids.ts'
import { Withdrawal, withdrawalExample } from './withdrawal.ts'

/** A withdrawal as it stands now, with every step so far. */
export const getWithdrawal = operation({
  method: 'GET',
  path: '/api/cashier/withdrawals/{id}',
  access: 'player',
  limit: 'reads',
  capability: 'withdrawals',
  params: idParams,
  response: Withdrawal,
})

export const getWithdrawalExample: Example<typeof getWithdrawal> = {
  request: { params: { id: 'W1' } },
  response: withdrawalExample,
}
