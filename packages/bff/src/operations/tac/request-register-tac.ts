import { requestRegisterTac as platformRequestRegisterTac } from '../../upstream/calls/auth/request-register-tac.ts'
import type { Handler } from '../handler.ts'

export const requestRegisterTac: Handler<'requestRegisterTac'> = async ({ body }, { callPlatform }) =>
  callPlatform(platformRequestRegisterTac, body)
