import * as z from 'zod/mini'
import { text } from '../field-readers.ts'
import { platformCall, type ReadContext } from '../platform-call.ts'

interface Credentials {
  accountId: string
  password: string
}

/**
 * Signs in with a password. `token` is the `auth` of later calls; it is `undefined` unless the platform said
 * success and gave one, for only both together sign anyone in (specification, section 4).
 */
export const login = platformCall({
  path: '/api/auth/login',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, password }: Credentials) => ({ account_id: accountId, password }),
  response: z.object({
    token: text(),
    user: z.optional(z.object({ account_id: z.optional(text()) })),
    fullname: text(),
    email: text(),
  }),
  read: (raw, { input, envelope }: ReadContext<Credentials>) => ({
    token: envelope === 'ok' && raw.token !== '' ? raw.token : undefined,
    player: {
      accountId: raw.user?.account_id || input.accountId,
      fullName: raw.fullname,
      contactEmail: raw.email,
    },
  }),
  refusals: {
    invalidCredentials: 'invalidCredentials',
    loginFailed: 'invalidCredentials',
    'Invalid account ID or password': 'invalidCredentials',
    accountLocked: 'accountLocked',
    tooManyRequests: 'tooManyRequests',
  },
})
