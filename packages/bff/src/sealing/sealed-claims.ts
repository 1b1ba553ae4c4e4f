import type { KeyObject } from 'node:crypto'
import { jwtDecrypt } from 'jose/jwt/decrypt'
import { EncryptJWT } from 'jose/jwt/encrypt'

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
