import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { PlayerBank, playerBankExample } from './bank.ts'

/** The player's own accounts, and whether another can be added. */
export const listMyBanks = operation({
  method: 'GET',
  path: '/api/me/banks',
  access: 'player',
  limit: 'reads',
  capability: 'banks',
  response: z.extend(listOf(PlayerBank), { maxAccounts: z.number(), canAdd: z.boolean() }),
})

export const listMyBanksExample: Example<typeof listMyBanks> = {
  request: {},
  response: { items: [playerBankExample], total: 1, page: 1, perPage: 1, maxAccounts: 5, canAdd: true },
}
