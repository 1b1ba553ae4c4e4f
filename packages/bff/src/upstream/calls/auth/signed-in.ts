import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import type { ReadContext } from '../../platform-call.ts'

/** What the platform answers when it lets somebody in. */
export const SignedIn = z.object({
  token: text(),
  user: z.optional(z.object({ account_id: z.optional(text()) })),
  fullname: text(),
  email: text(),
})

/**
 * Who was let in. `token` is the `auth` of later calls; it is `undefined` unless the platform said success and gave
 * one, for only both together sign anyone in (specification, section 4).
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
