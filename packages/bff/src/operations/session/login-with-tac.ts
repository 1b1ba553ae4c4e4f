import type { Handler } from '../handler.ts'
import { loginTac } from '../../upstream/calls/auth/login-tac.ts'

export const loginWithTac: Handler<'loginWithTac'> = async ({ body }, { ask, openSession, fail }) => {
  const { token, player } = await ask(loginTac, body)
  // Only a success that brings a token signs anyone in (specification, section 4).
  if (token === undefined) return fail('tacInvalid')
  const session = await openSession(token, player)
  return { authenticated: true, player: session.player }
}
