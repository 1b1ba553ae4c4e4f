import { type Example, operation } from '../operation.ts'
import { idParams } from './cashier-ids.ts'
import { Deposit, depositExample } from './deposit.ts'

/** A deposit as it stands now. */
export const getDeposit = operation({
  method: 'GET',
  path: '/api/cashier/deposits/{id}',
  access: 'player',
  limit: 'reads',
  capability: 'deposits',
  params: idParams,
  response: Deposit,
})

export const getDepositExample: Example<typeof getDeposit> = {
  request: { params: { id: 'D1' } },
  response: depositExample,
}
