import * as z from 'zod/mini'
import { AccountId } from '../account.ts'
import { type Example, operation } from '../operation.ts'
import { TacSent, tacSentExample } from './tac-sent.ts'

/** Sends a one-time code for `loginWithTac`. The response is the same whether or not the account exists. */
export const requestLoginTac = operation({
  method: 'POST',
  path: '/api/tac/login',
  access: 'anyone',
  limit: 'tac',
  body: z.strictObject({ accountId: AccountId }),
  response: TacSent,
})

export const requestLoginTacExample: Example<typeof requestLoginTac> = {
  request: { body: { accountId: 'demo' } },
  response: tacSentExample,
}
