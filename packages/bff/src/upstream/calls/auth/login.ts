import { platformCall } from '../../platform-call.ts'
import { readSignedIn, SignedIn } from './signed-in.ts'

interface Credentials {
  accountId: string
  password: string
}

/** Signs in with a password. */
export const login = platformCall({
  path: '/api/auth/login',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, password }: Credentials) => ({ account_id: accountId, password }),
  response: SignedIn,
  read: readSignedIn,
  refusals: {
    invalidCredentials: 'invalidCredentials',
    loginFailed: 'invalidCredentials',
    notFound: 'invalidCredentials',
    'Invalid account ID or password': 'invalidCredentials',
    accountLocked: 'accountLocked',
    tooManyRequests: 'tooManyRequests',
  },
})
