import { type Example, operation } from '../operation.ts'
import { TacSentTo, tacSentToExample } from './tac-sent.ts'

/** Sends a one-time code to add or remove a bank account. */
export const requestBankTac = operation({
  method: 'POST',
  path: '/api/tac/bank',
  access: 'player',
  limit: 'tac',
  capability: 'banks',
  response: TacSentTo,
  errors: { tacTooMany: 422 },
})

export const requestBankTacExample: Example<typeof requestBankTac> = {
  request: {},
  response: tacSentToExample,
}
