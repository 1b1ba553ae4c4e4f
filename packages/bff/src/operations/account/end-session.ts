import { sessionRevoke } from '../../areas/account/platform.ts'
import type { Handler } from '../handler.ts'

export const endSession: Handler<'endSession'> = async ({ params }, { callPlatform }) => {
  // Sessions here are sealed cookies, which the platform's ids don't name: the ended one is refused with its token.
  await callPlatform(sessionRevoke, { sessionId: params.id })
  return { ended: true }
}
