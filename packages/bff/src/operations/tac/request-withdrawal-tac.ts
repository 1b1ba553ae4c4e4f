import { requestWithdrawalTac as platformRequestWithdrawalTac } from '../../areas/session/platform.ts'
import type { Handler } from '../handler.ts'

export const requestWithdrawalTac: Handler<'requestWithdrawalTac'> = async (_request, { callPlatform }) =>
  callPlatform(platformRequestWithdrawalTac, undefined)
