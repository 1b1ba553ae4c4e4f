import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** Derives a key from a secret for one purpose and one owner, so that what is made with it is not accepted elsewhere. */
export function deriveKey(secret: Buffer, purpose: string, owner: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, owner, purpose, 32)))
}
