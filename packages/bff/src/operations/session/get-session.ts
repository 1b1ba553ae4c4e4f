import type { Handler } from '../handler.ts'

export const getSession: Handler<'getSession'> = async (_request, { session }) =>
  session ? { authenticated: true, player: session.player } : { authenticated: false }
