import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { ApplicantId } from './applicant-id.ts'
import { TacSent, tacSentExample } from './tac-sent.ts'

/** Sends a one-time code that verifies the number of a new account, for `verifyTac` or `signup`. */
export const requestRegisterTac = operation({
  method: 'POST',
  path: '/api/tac/register',
  access: 'anyone',
  limit: 'tac',
  body: z.strictObject({ accountId: ApplicantId }),
  response: TacSent,
  errors: { invalidInput: 422, tacTooMany: 422, duplicateAccount: 422 },
})

export const requestRegisterTacExample: Example<typeof requestRegisterTac> = {
  request: { body: { accountId: '09171234567' } },
  response: tacSentExample,
}
