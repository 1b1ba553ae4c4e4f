import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import type { ReadContext } from '../../platform-call.ts'

/** The answer to a successful sign-in. */
export const SignedIn = z.object({
  token: text(),
  user: z.optional(z.object({ account_id: z.optional(text()) })),
  fullname: text(),
  email: text(),
})

/**
 * Reads the signed-in player. `token` is the `auth` of later calls; it is undefined unless the platform both stated
 * success and returned one (specification, section 4).
 */
export function readSignedIn(
  raw: z.infer<typeof SignedIn>,
  { input, envelope }: ReadContext<{ accountId: string }>,
) {
  return {
    token: envelope === 'ok' && raw.token !== '' ? raw.token : undefined,
    player: {
      accountId: raw.user?.account_id || input.accountId,
      fullName: raw.fullname,
      contactEmail: raw.email,
    },
  }
}
