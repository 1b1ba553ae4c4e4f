import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** The player's game balance, and the token balance as a decimal string without currency. */
export const getBalance = operation({
  method: 'GET',
  path: '/api/me/balance',
  access: 'player',
  limit: 'reads',
  response: z.object({ balance: Money, token: z.string() }),
})

export const getBalanceExample: Example<typeof getBalance> = {
  request: {},
  response: { balance: { amount: '1234.50', currency: 'PHP' }, token: '20.00' },
}
