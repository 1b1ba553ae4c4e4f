import { profileGet } from '../../areas/account/platform.ts'
import { isUnsupported } from '../../upstream/unsupported-call.ts'
import type { Handler } from '../handler.ts'

export const getProfile: Handler<'getProfile'> = async (_request, { callPlatform }) => {
  try {
    return await callPlatform(profileGet, undefined)
  } catch (error) {
    // A platform without this call offers no choice.
    if (isUnsupported(error)) return { showInLeaderboard: null }
    throw error
  }
}
