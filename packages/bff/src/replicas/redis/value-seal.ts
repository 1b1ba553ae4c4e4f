import * as z from 'zod/mini'
import { deriveKey, openClaims, sealClaims } from './jwe.ts'

/** Hides what is kept outside of this process, such as launch addresses. */
export interface ValueSeal {
  /** `context` is where the value is kept: it cannot be opened as that of another place. */
  seal(text: string, context: string): Promise<string>
  /** Undefined for anything that was not sealed with one of the keys for this context. */
  open(sealed: string, context: string): Promise<string | undefined>
}

const Value = z.object({ v: z.string() })

/** Seals with keys of its own, derived from the secrets of the session; the newest seals, all open. */
export function createValueSeal(secrets: readonly Buffer[]): ValueSeal {
  const keys = secrets.map((secret) => deriveKey(secret, 'marquee values v1', ''))
  return {
    seal: (text, context) => sealClaims(keys, { v: text }, context),
    open: async (sealed, context) => Value.safeParse(await openClaims(keys, sealed, context)).data?.v,
  }
}
