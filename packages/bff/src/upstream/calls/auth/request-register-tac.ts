import { platformCall } from '../../platform-call.ts'
import { tacRefusals } from './tac-refusals.ts'
import { readTacSent, TacSentAnswer } from './tac-sent.ts'

/** Sends a one-time code for a new account. */
export const requestRegisterTac = platformCall({
  path: '/api/auth/tac/request_new_register',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId }: { accountId: string }) => ({ account_id: accountId }),
  response: TacSentAnswer,
  read: readTacSent,
  refusals: { ...tacRefusals, duplicateAccount: 'duplicateAccount', invalidInput: 'invalidInput' },
})
