import { requestWithdrawalTac as platformRequestWithdrawalTac } from '../../upstream/calls/auth/request-withdrawal-tac.ts'
import type { Handler } from '../handler.ts'

export const requestWithdrawalTac: Handler<'requestWithdrawalTac'> = async (_request, { callPlatform }) =>
  callPlatform(platformRequestWithdrawalTac, undefined)
