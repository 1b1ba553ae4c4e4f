import * as z from 'zod/mini'
import { Tac } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'
import { ApplicantId } from './applicant-id.ts'

/**
 * Verifies the one-time code of a new account, which uses it up. `verifyToken` replaces the code in the `signup` that
 * follows; it is null where the platform has none.
 */
export const verifyTac = operation({
  method: 'POST',
  path: '/api/tac/verify',
  access: 'anyone',
  limit: 'tacEntry',
  triesSecret: true,
  body: z.strictObject({ accountId: ApplicantId, tac: Tac }),
  response: z.object({ verified: z.literal(true), verifyToken: z.nullable(z.string()) }),
  errors: { tacInvalid: 422, tacExpired: 422, tacTooMany: 422 },
})

export const verifyTacExample: Example<typeof verifyTac> = {
  request: { body: { accountId: '09171234567', tac: '123456' } },
  response: { verified: true, verifyToken: 'proof-of-the-number' },
}
