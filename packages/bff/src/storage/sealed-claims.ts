import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { jwtDecrypt } from 'jose/jwt/decrypt'
import { EncryptJWT } from 'jose/jwt/encrypt'
import * as z from 'zod/mini'

type Claims = Record<string, unknown>

const encryption = { alg: 'dir', enc: 'A256GCM' } as const

/** Seals claims as a JWE (authenticated encryption, by jose) with the first key, which is the newest. */
export async function sealClaims(
  [newest]: readonly KeyObject[],
  claims: Claims,
  audience?: string,
): Promise<string> {
  if (!newest) throw new Error('There is no key to seal with')
  const token = new EncryptJWT(claims).setProtectedHeader(encryption)
  if (audience !== undefined) token.setAudience(audience)
  return token.encrypt(newest)
}

/** Opens claims sealed with any of the keys for this audience; undefined for anything else. */
export async function openClaims(
  keys: readonly KeyObject[],
  sealed: string,
  audience?: string,
): Promise<Claims | undefined> {
  for (const key of keys) {
    try {
      const { payload } = await jwtDecrypt(sealed, key, {
        keyManagementAlgorithms: [encryption.alg],
        contentEncryptionAlgorithms: [encryption.enc],
        ...(audience !== undefined && { audience }),
      })
      return payload
    } catch {
      // Sealed with another key or for another audience, or not sealed at all.
    }
  }
  return undefined
}

/** Derives a key from a secret for one purpose and one owner, so that what is made with it is not accepted elsewhere. */
export function deriveKey(secret: Buffer, purpose: string, owner: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, owner, purpose, 32)))
}

/** Encrypts values that are stored outside this process, such as launch addresses. */
export interface ValueSeal {
  /** `context` is where the value is stored: it cannot be opened in another place. */
  seal(text: string, context: string): Promise<string>
  /** Returns undefined for anything that was not sealed for this context with one of the keys. */
  open(sealed: string, context: string): Promise<string | undefined>
}

const Value = z.object({ v: z.string() })

/** Derives its own keys from the session secrets. The newest key seals; all keys open. */
export function createValueSeal(secrets: readonly Buffer[]): ValueSeal {
  const keys = secrets.map((secret) => deriveKey(secret, 'marquee values v1', ''))
  return {
    seal: (text, context) => sealClaims(keys, { v: text }, context),
    open: async (sealed, context) => Value.safeParse(await openClaims(keys, sealed, context)).data?.v,
  }
}
