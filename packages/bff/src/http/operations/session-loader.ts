import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from '../../session/session-cookie.ts'
import type { Sessions } from '../../session/sessions.ts'
import { brandOf } from './brand-of.ts'

/**
 * Makes the loader of a request's session from its cookie. A request that counts as use renews the cookie, at most once
 * a minute.
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
