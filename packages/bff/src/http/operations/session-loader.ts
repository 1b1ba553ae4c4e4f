import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from '../../session/session-cookie.ts'
import type { Sessions } from '../../session/sessions.ts'
import { brandOf } from './handler-context.ts'

/**
 * Opens the request's session from its cookie. Where the request counts as use of the session, that is marked in the
 * cookie now and then.
 */
export function createSessionLoader(sessions: Sessions, cookie: SessionCookie) {
  return async (request: FastifyRequest, reply: FastifyReply, countsAsUse: boolean): Promise<void> => {
    const brand = brandOf(request)
    const session = await sessions.open(brand, cookie.read(request))
    if (!session) return
    request.context.session = session
    const renewed = countsAsUse ? await sessions.renew(brand, session) : undefined
    if (renewed) cookie.set(reply, renewed)
  }
}
