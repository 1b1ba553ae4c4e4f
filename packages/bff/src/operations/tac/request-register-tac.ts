import type { Handler } from '../../http/handler.ts'
import { requestRegisterTac as platformRequestRegisterTac } from '../../platform/auth/request-register-tac.ts'

export const requestRegisterTac: Handler<'requestRegisterTac'> = async ({ body }, { ask }) =>
  ask(platformRequestRegisterTac, body)
