import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { deriveKey, openClaims, sealClaims } from '../replicas/redis/jwe.ts'
import type { SealedSession } from '../request/sealed-session.ts'

export interface SessionSeal {
  /** Seals with the newest key. At most about 1 kB for names and tokens of usual length. */
  seal(host: string, session: SealedSession): Promise<string>
  /** Opens what was sealed for this host with any of the keys; undefined for anything else, whatever it is. */
  open(host: string, sealed: string): Promise<SealedSession | undefined>
}

const Claims = z.object({
  i: z.string(),
  t: z.string(),
  a: z.string(),
  n: z.string(),
  e: z.string(),
  s: z.number(),
  l: z.number(),
})

// Derived keys of brands seen lately; a brand costs one derivation per secret.
const rememberedBrands = 10_000

/**
 * Seals sessions. The key is derived from the secret for one purpose and one host, so that a seal made for another
 * brand or another use cannot be opened.
 */
export function createSessionSeal(secrets: readonly Buffer[]): SessionSeal {
  const derived = new Map<string, KeyObject[]>()

  function keysOf(host: string): KeyObject[] {
    let keys = derived.get(host)
    if (!keys) {
      if (derived.size >= rememberedBrands) derived.delete(derived.keys().next().value ?? '')
      keys = secrets.map((secret) => deriveKey(secret, 'marquee session v1', host))
      derived.set(host, keys)
    }
    return keys
  }

  return {
    seal(host, { id, token, player, startedAt, seenAt }) {
      const { accountId: a, fullName: n, contactEmail: e } = player
      return sealClaims(keysOf(host), { i: id, t: token, a, n, e, s: startedAt, l: seenAt })
    },

    // Whatever a client sends as a cookie is "signed out", never an error.
    async open(host, sealed) {
      const claims = Claims.safeParse(await openClaims(keysOf(host), sealed)).data
      return (
        claims && {
          id: claims.i,
          token: claims.t,
          player: { accountId: claims.a, fullName: claims.n, contactEmail: claims.e },
          startedAt: claims.s,
          seenAt: claims.l,
        }
      )
    },
  }
}
