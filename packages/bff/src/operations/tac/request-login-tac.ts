import type { Handler } from '../../http/handler.ts'
import { requestLoginTac as platformRequestLoginTac } from '../../platform/auth/request-login-tac.ts'
import { usualTacSent } from '../../platform/auth/tac-sent.ts'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'

const guarded = createEnumerationGuard(usualTacSent)

export const requestLoginTac: Handler<'requestLoginTac'> = async ({ body }, { brand, ask }) =>
  guarded(brand, () => ask(platformRequestLoginTac, body))
