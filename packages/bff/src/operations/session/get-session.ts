import type { Handler } from '../../http/handler.ts'

export const getSession: Handler<'getSession'> = async (_request, { session }) =>
  session ? { authenticated: true, player: session.player } : { authenticated: false }
