import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { Sessions } from '../session/sessions.ts'
import { brandOf } from './tools-of.ts'

/** Opens the request's session from its cookie, and marks it as seen: except for `getSession`, which only looks. */
export function createOpenSession(sessions: Sessions, cookie: SessionCookie) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { visit } = request
    const brand = brandOf(request)
    const session = await sessions.open(brand, cookie.read(request))
    if (!session) return
    visit.session = session
    if (visit.operation === 'getSession') return
    const renewed = await sessions.renew(brand, session)
    if (renewed) cookie.set(reply, renewed)
  }
}
