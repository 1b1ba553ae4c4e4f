import { platformCall } from '../../platform-call.ts'
import { tacRefusals } from './tac-refusals.ts'
import { readTacSentTo, TacSentToAnswer } from './tac-sent-to.ts'

/** Sends a one-time code to confirm a withdrawal. */
export const requestWithdrawalTac = platformCall({
  path: '/api/auth/tac/request_withdrawal',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  response: TacSentToAnswer,
  read: readTacSentTo,
  refusals: tacRefusals,
})
