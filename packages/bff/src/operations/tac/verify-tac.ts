import type { Handler } from '../../http/handler.ts'
import { verifyTac as platformVerifyTac } from '../../platform/auth/verify-tac.ts'

export const verifyTac: Handler<'verifyTac'> = async ({ body }, { ask }) => {
  const { verifyToken } = await ask(platformVerifyTac, body)
  return { verified: true, verifyToken }
}
