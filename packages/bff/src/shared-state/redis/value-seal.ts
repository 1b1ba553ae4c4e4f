import * as z from 'zod/mini'
import { deriveKey } from '../../sealing/derive-key.ts'
import { openClaims, sealClaims } from '../../sealing/sealed-claims.ts'

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
