import { verifyTac as platformVerifyTac } from '../../areas/session/platform.ts'
import type { Handler } from '../handler.ts'

export const verifyTac: Handler<'verifyTac'> = async ({ body }, { callPlatform }) => {
  const { verifyToken } = await callPlatform(platformVerifyTac, body)
  return { verified: true, verifyToken }
}
