import { platformCall } from '../../platform-call.ts'
import { tacRefusals } from './tac-refusals.ts'
import { readTacSentTo, TacSentToAnswer } from './tac-sent-to.ts'

/** Sends a one-time code to add or remove a bank account. */
export const requestBankTac = platformCall({
  path: '/api/auth/tac/request_bank',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  response: TacSentToAnswer,
  read: readTacSentTo,
  refusals: tacRefusals,
})
