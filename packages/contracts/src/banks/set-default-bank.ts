import { idParams } from '../cashier/cashier-ids.ts'
import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { PlayerBank, playerBankExample } from './bank.ts'

/** Chooses the account that withdrawals go to unless the player picks another. */
export const setDefaultBank = operation({
  method: 'POST',
  path: '/api/me/banks/{id}/default',
  access: 'player',
  limit: 'writes',
  capability: 'banks',
  params: idParams,
  response: listOf(PlayerBank),
  errors: { notEligible: 422 },
})

export const setDefaultBankExample: Example<typeof setDefaultBank> = {
  request: { params: { id: 'B1' } },
  response: { items: [playerBankExample], total: 1, page: 1, perPage: 1 },
}
