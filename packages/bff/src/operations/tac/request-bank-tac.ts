import { requestBankTac as platformRequestBankTac } from '../../upstream/calls/auth/request-bank-tac.ts'
import type { Handler } from '../handler.ts'

export const requestBankTac: Handler<'requestBankTac'> = async (_request, { callPlatform }) =>
  callPlatform(platformRequestBankTac, undefined)
