import * as z from 'zod/mini'
import { AccountId, EnteredPassword, Session } from '../account.ts'
import { type Example, operation } from '../operation.ts'

/**
 * Signs a player in with a password; success sets the sealed session cookie. Errors: `invalidCredentials` for an
 * unknown account and a wrong password alike, `accountLocked`.
 */
export const login = operation({
  method: 'POST',
  path: '/api/session',
  access: 'anyone',
  limit: 'credentials',
  triesSecret: true,
  changesSession: 'replaces',
  body: z.strictObject({ accountId: AccountId, password: EnteredPassword }),
  response: Session,
  errors: { invalidCredentials: 422, accountLocked: 423 },
})

export const loginExample: Example<typeof login> = {
  request: { body: { accountId: 'demo', password: 'Demo1234' } },
  response: {
    authenticated: true,
    player: { accountId: 'demo', fullName: 'Dana Mocruz', contactEmail: 'dana@example.com' },
  },
}
