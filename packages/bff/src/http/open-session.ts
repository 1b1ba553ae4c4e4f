import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Soon, then } from '../brands/soon.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Sessions } from '../session/sessions.ts'
import { brandOf } from './tools-of.ts'

/**
 * Opens the request's session from its cookie. Where the request counts as use of the session, that is marked in the
 * cookie now and then.
 */
export function createOpenSession(sessions: Sessions, cookie: SessionCookie) {
  return (request: FastifyRequest, reply: FastifyReply, countsAsUse: boolean): Soon<void> => {
    const { context } = request
    const brand = brandOf(request)
    return then(sessions.open(brand, cookie.read(request)), (session) => {
      if (!session) return
      context.session = session
      if (!countsAsUse) return
      return then(sessions.renew(brand, session), (renewed) => {
        if (renewed) cookie.set(reply, renewed)
      })
    })
  }
}
