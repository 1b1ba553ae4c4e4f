import { requestBankTac as platformRequestBankTac } from '../../areas/session/platform.ts'
import type { Handler } from '../handler.ts'

export const requestBankTac: Handler<'requestBankTac'> = async (_request, { callPlatform }) =>
  callPlatform(platformRequestBankTac, undefined)
