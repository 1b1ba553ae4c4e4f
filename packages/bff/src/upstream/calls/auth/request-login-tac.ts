import { platformCall } from '../../platform-call.ts'
import { readTacSent, TacSentAnswer } from './tac-sent.ts'

/** Sends a one-time code for signing in. */
export const requestLoginTac = platformCall({
  path: '/api/auth/tac/request_login',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId }: { accountId: string }) => ({ account_id: accountId }),
  response: TacSentAnswer,
  read: readTacSent,
})
