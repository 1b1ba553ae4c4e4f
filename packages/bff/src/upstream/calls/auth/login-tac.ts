import { platformCall } from '../../platform-call.ts'
import { readSignedIn, SignedIn } from './signed-in.ts'
import { tacRefusals } from './tac-refusals.ts'

interface EnteredTac {
  accountId: string
  tac: string
}

/** Signs in with a one-time code. An unknown account is reported as a wrong code. */
export const loginTac = platformCall({
  path: '/api/auth/login_tac',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, tac }: EnteredTac) => ({ account_id: accountId, tac }),
  response: SignedIn,
  read: readSignedIn,
  refusals: {
    ...tacRefusals,
    loginFailed: 'tacInvalid',
    notFound: 'tacInvalid',
    accountLocked: 'accountLocked',
  },
})
