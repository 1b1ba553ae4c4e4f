import '@fastify/cookie'
import { pausedHint, playerHint } from '@marquee/contracts/player-hint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Brand } from '../request/request-context.ts'
import { deriveKey, openClaims, sealClaims } from '../storage/sealed-claims.ts'
import { sessionLimits } from './sessions.ts'

/** The cookie of the session, and beside it the hint by which pages have the player's frame from the first paint on. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  /** Sets the cookie of a session, and its hint: that of the request, where the session goes on. */
  set(reply: FastifyReply, value: string, request?: FastifyRequest): void
  clear(reply: FastifyReply): void
  /** Has the hint say whether a break keeps the player from play. */
  hintPause(request: FastifyRequest, reply: FastifyReply, isPaused: boolean): void
  /** Clears the hint in a browser that still has it. */
  clearHint(request: FastifyRequest, reply: FastifyReply): void
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

/** Makes the access to the session cookie and its hint. */
export function createSessionCookie(scheme: 'http' | 'https'): SessionCookie {
  const { name, attributes } = boundCookie(scheme, sessionCookieName)
  const hint = boundCookie(scheme, playerHint)
  const hintAttributes = { ...hint.attributes, httpOnly: false }
  // A session that is not used ends without an answer, so its hint ends by itself.
  const setHint = (reply: FastifyReply, isPaused: boolean) =>
    reply.setCookie(hint.name, isPaused ? pausedHint : '1', {
      ...hintAttributes,
      maxAge: sessionLimits.idleMs / 1000,
    })
  const hintsPause = (request: FastifyRequest) => request.cookies[hint.name] === pausedHint
  return {
    read: (request) => request.cookies[name],
    set(reply, value, request) {
      reply.setCookie(name, value, { ...attributes, maxAge: sessionLimits.absoluteMs / 1000 })
      setHint(reply, request !== undefined && hintsPause(request))
    },
    hintPause(request, reply, isPaused) {
      if (hintsPause(request) !== isPaused) setHint(reply, isPaused)
    },
    clear(reply) {
      reply.clearCookie(name, attributes)
      reply.clearCookie(hint.name, hintAttributes)
    },
    clearHint(request, reply) {
      if (request.cookies[hint.name] !== undefined) reply.clearCookie(hint.name, hintAttributes)
    },
  }
}

/**
 * The cookie of a browser that has signed in to an account (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). Its attempts are counted apart, so that strangers who guess the account's password do not lock its owner
 * out. It proves nothing else: it signs nobody in.
 */
export interface DeviceCookie {
  /** The id of a browser that has signed in to this account; undefined for any other. */
  read(request: FastifyRequest, brand: Brand, accountId: string): Promise<string | undefined>
  set(reply: FastifyReply, brand: Brand, accountId: string, deviceId: string): Promise<void>
}

export const deviceCookieName = 'device'
const lifeSeconds = 365 * 24 * 60 * 60
const Claims = z.object({ a: z.string(), d: z.string() })

/** Makes the access to the device cookie, sealed for one brand and one account with keys derived from the secrets. */
export function createDeviceCookie(scheme: 'http' | 'https', secrets: readonly Buffer[]): DeviceCookie {
  const bound = boundCookie(scheme, deviceCookieName)
  const { name } = bound
  const attributes = { ...bound.attributes, maxAge: lifeSeconds }
  const keysOf = ({ host }: Brand) => secrets.map((secret) => deriveKey(secret, 'marquee device v1', host))
  return {
    async read(request, brand, accountId) {
      const sealed = request.cookies[name]
      if (sealed === undefined) return undefined
      const claims = Claims.safeParse(await openClaims(keysOf(brand), sealed)).data
      return claims?.a === accountId ? claims.d : undefined
    },

    async set(reply, brand, accountId, deviceId) {
      // `exp` is the registered claim of the expiry: nothing opens after it.
      const exp = Math.floor(Date.now() / 1000) + lifeSeconds
      reply.setCookie(name, await sealClaims(keysOf(brand), { a: accountId, d: deviceId, exp }), attributes)
    },
  }
}
