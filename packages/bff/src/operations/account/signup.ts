import { signup as platformSignup } from '../../areas/account/platform-signup.ts'
import type { Handler } from '../handler.ts'

export const signup: Handler<'signup'> = async ({ body }, { callPlatform, startSession, fbp }) => {
  const { token, player } = await callPlatform(platformSignup, { ...body, fbp: body.fbp ?? fbp })
  // The account exists; without a token the player has to log in.
  if (token === undefined) return { authenticated: false }
  const session = await startSession(token, player, body.accountId)
  return { authenticated: true, player: session.player }
}
