import { loginTac } from '../../areas/session/platform.ts'
import type { Handler } from '../handler.ts'

export const loginWithTac: Handler<'loginWithTac'> = async (
  { body },
  { callPlatform, startSession, fail },
) => {
  const { token, player } = await callPlatform(loginTac, body)
  // Only a success with a token signs the player in (specification, section 4).
  if (token === undefined) return fail('tacInvalid')
  const session = await startSession(token, player, body.accountId)
  return { authenticated: true, player: session.player }
}
