import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Player } from '@marquee/contracts/account'
import { jwtDecrypt } from 'jose/jwt/decrypt'
import { EncryptJWT } from 'jose/jwt/encrypt'
import * as z from 'zod/mini'

/** What the cookie carries, sealed. The platform's token never leaves the gateway in the clear. */
export interface SealedSession {
  /** Names this session in the revocation list. */
  id: string
  token: string
  player: Player
  /** Milliseconds since 1970: when the player signed in, and when they were last seen. */
  startedAt: number
  seenAt: number
}

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

const encryption = { alg: 'dir', enc: 'A256GCM' } as const

// Derived keys of brands seen lately; a brand costs one derivation per secret.
const rememberedBrands = 10_000

/**
 * Seals sessions as JWE (authenticated encryption, by jose). The key is derived from the secret for one purpose and
 * one host, so that a seal made for another brand or another use cannot be opened.
 */
export function createSessionSeal(secrets: readonly Buffer[]): SessionSeal {
  const derived = new Map<string, KeyObject[]>()

  function keysOf(host: string): KeyObject[] {
    let keys = derived.get(host)
    if (!keys) {
      if (derived.size >= rememberedBrands) derived.delete(derived.keys().next().value ?? '')
      keys = secrets.map((secret) =>
        createSecretKey(Buffer.from(hkdfSync('sha256', secret, host, 'marquee session v1', 32))),
      )
      derived.set(host, keys)
    }
    return keys
  }

  return {
    async seal(host, { id, token, player, startedAt, seenAt }) {
      const claims = { i: id, t: token, a: player.accountId, n: player.fullName, e: player.contactEmail }
      const [newest] = keysOf(host)
      if (!newest) throw new Error('There is no session key')
      return new EncryptJWT({ ...claims, s: startedAt, l: seenAt })
        .setProtectedHeader(encryption)
        .encrypt(newest)
    },

    async open(host, sealed) {
      for (const key of keysOf(host)) {
        const claims = await decrypt(sealed, key)
        if (claims) {
          return {
            id: claims.i,
            token: claims.t,
            player: { accountId: claims.a, fullName: claims.n, contactEmail: claims.e },
            startedAt: claims.s,
            seenAt: claims.l,
          }
        }
      }
      return undefined
    },
  }
}

// Whatever a client sends as a cookie is "signed out", never an error.
async function decrypt(sealed: string, key: KeyObject): Promise<z.infer<typeof Claims> | undefined> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: [encryption.alg],
      contentEncryptionAlgorithms: [encryption.enc],
    })
    return Claims.safeParse(payload).data
  } catch {
    return undefined
  }
}
