import type { Handler } from '../handler.ts'
import { verifyTac as platformVerifyTac } from '../../upstream/calls/auth/verify-tac.ts'

export const verifyTac: Handler<'verifyTac'> = async ({ body }, { ask }) => {
  const { verifyToken } = await ask(platformVerifyTac, body)
  return { verified: true, verifyToken }
}
