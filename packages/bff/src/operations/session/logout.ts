import { logout as platformLogout } from '../../areas/session/platform.ts'
import type { Handler } from '../handler.ts'

export const logout: Handler<'logout'> = async (_request, { session, callPlatform, endSession }) => {
  await endSession()
  // The session here ends even when the platform fails or does not implement this call.
  if (session) await callPlatform(platformLogout, undefined).catch(() => undefined)
  return { authenticated: false }
}
