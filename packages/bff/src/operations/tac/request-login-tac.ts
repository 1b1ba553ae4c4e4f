import type { Handler } from '../../http/handler.ts'
import { requestLoginTac as platformRequestLoginTac } from '../../platform/auth/request-login-tac.ts'
import { usualTacSent } from '../../platform/auth/tac-sent.ts'
import { createDiscreetAnswers } from '../../session/discreet-answers.ts'

const discreetly = createDiscreetAnswers(usualTacSent)

export const requestLoginTac: Handler<'requestLoginTac'> = async ({ body }, { brand, ask }) =>
  discreetly(brand, () => ask(platformRequestLoginTac, body))
