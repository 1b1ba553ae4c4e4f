import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import type { SealedSession } from '../request/sealed-session.ts'
import { deriveKey, openClaims, sealClaims } from '../storage/sealed-claims.ts'

export interface SessionSeal {
  /** Seals with the newest key; about 1 kB at most for names and tokens of usual length. */
  seal(host: string, session: SealedSession): Promise<string>
  /** Opens a session that was sealed for this host with any of the keys; undefined for anything else. */
  open(host: string, sealed: string): Promise<SealedSession | undefined>
}

const Claims = z.object({
  i: z.string(),
  t: z.string(),
  a: z.string(),
  n: z.string(),
  e: z.string(),
  g: z.optional(z.string()),
  s: z.number(),
  // A release that did not tell it from the start of the session left it out.
  p: z.optional(z.number()),
  l: z.number(),
})

// Bounds the memory that the derived keys of brands take.
const maxRememberedBrands = 10_000

/**
 * Makes the seal of sessions. The key is derived from the secret for one purpose and one host, so that a seal made for another
 * brand or another use cannot be opened.
 */
export function createSessionSeal(secrets: readonly Buffer[]): SessionSeal {
  const derived = new Map<string, KeyObject[]>()

  function keysOf(host: string): KeyObject[] {
    let keys = derived.get(host)
    if (!keys) {
      if (derived.size >= maxRememberedBrands) derived.delete(derived.keys().next().value ?? '')
      keys = secrets.map((secret) => deriveKey(secret, 'marquee session v1', host))
      derived.set(host, keys)
    }
    return keys
  }

  return {
    seal(host, { id, token, player, typedAccountId, provedAt, startedAt, seenAt }) {
      const { accountId: a, fullName: n, contactEmail: e } = player
      const names = { a, n, e, ...(typedAccountId !== undefined && { g: typedAccountId }) }
      const times = { s: startedAt, l: seenAt, ...(provedAt !== startedAt && { p: provedAt }) }
      return sealClaims(keysOf(host), { i: id, t: token, ...names, ...times })
    },

    // An invalid cookie means signed out; it is never an error.
    async open(host, sealed) {
      const claims = Claims.safeParse(await openClaims(keysOf(host), sealed)).data
      return (
        claims && {
          id: claims.i,
          token: claims.t,
          player: { accountId: claims.a, fullName: claims.n, contactEmail: claims.e },
          ...(claims.g !== undefined && { typedAccountId: claims.g }),
          provedAt: claims.p ?? claims.s,
          startedAt: claims.s,
          seenAt: claims.l,
        }
      )
    },
  }
}
