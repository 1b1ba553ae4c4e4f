import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLimits } from './sessions.ts'

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string): void
  clear(reply: FastifyReply): void
}

/**
 * The name and the attributes of a cookie of the gateway. Under https its name binds it to host, path and transport
 * (`__Host-`, RFC 6265bis).
 */
export function boundCookie(scheme: 'http' | 'https', plainName: string) {
  const secure = scheme === 'https'
  const name = secure ? `__Host-${plainName}` : plainName
  return { name, attributes: { path: '/', httpOnly: true, secure, sameSite: 'lax' } } as const
}

export const sessionCookieName = 'session'

/** Makes the access to the session cookie. */
export function createSessionCookie(scheme: 'http' | 'https'): SessionCookie {
  const { name, attributes } = boundCookie(scheme, sessionCookieName)
  return {
    read: (request) => request.cookies[name],
    set(reply, value) {
      reply.setCookie(name, value, { ...attributes, maxAge: sessionLimits.absoluteMs / 1000 })
    },
    clear(reply) {
      reply.clearCookie(name, attributes)
    },
  }
}
