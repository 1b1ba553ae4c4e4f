import type { Handler } from '../handler.ts'
import { logout as platformLogout } from '../../upstream/calls/auth/logout.ts'

export const logout: Handler<'logout'> = async (_request, { session, callPlatform, endSession }) => {
  endSession()
  // The session here is over whatever the platform says, and a platform without this call is no fault of the player.
  if (session) await callPlatform(platformLogout, undefined).catch(() => undefined)
  return { authenticated: false }
}
