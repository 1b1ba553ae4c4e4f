import { login as platformLogin } from '../../areas/session/platform.ts'
import type { Handler } from '../handler.ts'

export const login: Handler<'login'> = async ({ body }, { callPlatform, startSession, fail }) => {
  const { token, player } = await callPlatform(platformLogin, body)
  // Only a success with a token signs the player in (specification, section 4).
  if (token === undefined) return fail('invalidCredentials')
  const session = await startSession(token, player, body.accountId)
  return { authenticated: true, player: session.player }
}
