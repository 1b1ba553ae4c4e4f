import type { Handler } from '../handler.ts'
import { requestRegisterTac as platformRequestRegisterTac } from '../../upstream/calls/auth/request-register-tac.ts'

export const requestRegisterTac: Handler<'requestRegisterTac'> = async ({ body }, { callPlatform }) =>
  callPlatform(platformRequestRegisterTac, body)
