import { type Example, operation } from '../operation.ts'
import { TacSentTo, tacSentToExample } from './tac-sent.ts'

/** Sends a one-time code to confirm a withdrawal. */
export const requestWithdrawalTac = operation({
  method: 'POST',
  path: '/api/tac/withdrawal',
  access: 'player',
  limit: 'tac',
  capability: 'withdrawals',
  response: TacSentTo,
  errors: { tacTooMany: 422 },
})

export const requestWithdrawalTacExample: Example<typeof requestWithdrawalTac> = {
  request: {},
  response: tacSentToExample,
}
