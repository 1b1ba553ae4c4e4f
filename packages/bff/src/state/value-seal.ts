import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Hides what is kept outside of this process, such as launch addresses. */
export interface ValueSeal {
  /** `context` is where the value is kept: it cannot be opened as that of another place. */
  seal(text: string, context: string): string
  /** Undefined for anything that was not sealed with one of the keys for this context. */
  open(sealed: string, context: string): string | undefined
}

const ivBytes = 12
const tagBytes = 16

/** Seals with AES-256-GCM and keys of its own, made from the secrets of the session; the newest seals, all open. */
export function createValueSeal(secrets: readonly Buffer[]): ValueSeal {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'marquee values v1', 32)))

  return {
    seal(text, context) {
      const [newest] = keys
      if (!newest) throw new Error('There is no key to seal with')
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', newest, iv).setAAD(Buffer.from(context))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },

    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys) {
        const text = decrypt(bytes, key, context)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

function decrypt(bytes: Buffer, key: Buffer, context: string): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
