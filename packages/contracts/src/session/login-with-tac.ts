import * as z from 'zod/mini'
import { AccountId, Session } from '../account.ts'
import { Tac } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/**
 * Signs a player in with the one-time code that `requestLoginTac` sent; success sets the sealed session cookie. An
 * unknown account gets `tacInvalid`, like a wrong code.
 */
export const loginWithTac = operation({
  method: 'POST',
  path: '/api/session/tac',
  access: 'anyone',
  limit: 'tacEntry',
  triesSecret: true,
  changesSession: 'replaces',
  body: z.strictObject({ accountId: AccountId, tac: Tac }),
  response: Session,
  errors: { tacInvalid: 422, tacExpired: 422, tacTooMany: 422, accountLocked: 423 },
})

export const loginWithTacExample: Example<typeof loginWithTac> = {
  request: { body: { accountId: 'demo', tac: '123456' } },
  response: {
    authenticated: true,
    player: { accountId: 'demo', fullName: 'Dana Mocruz', contactEmail: 'dana@example.com' },
  },
}
