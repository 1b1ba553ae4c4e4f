import { createEnumerationGuard } from '../../session/enumeration-guard.ts'
import { requestLoginTac as platformRequestLoginTac } from '../../upstream/calls/auth/request-login-tac.ts'
import { defaultTacSent } from '../../upstream/calls/auth/tac-sent.ts'
import type { Handler } from '../handler.ts'

const guard = createEnumerationGuard(defaultTacSent)

export const requestLoginTac: Handler<'requestLoginTac'> = async ({ body }, { brand, callPlatform }) =>
  guard(brand, () => callPlatform(platformRequestLoginTac, body))
