import type { TacSent } from '@marquee/contracts/areas/session/one-time-codes'
import * as z from 'zod/mini'
import { count } from '../../decoding/field-readers.ts'

/** Defaults where the platform sends none: resend after a minute, valid for five, six digits. */
export const defaultTacSent: TacSent = { resendInSeconds: 60, expiresInSeconds: 300, tacLength: 6 }

/**
 * The answer after a code was sent. The masked recipient and the remaining tries are not read, because they reveal
 * something about the account.
 */
export const TacSentAnswer = z.object({
  resend_in: z.optional(count()),
  expires_in: z.optional(count()),
  tac_length: z.optional(count()),
})

export function readTacSent({ resend_in, expires_in, tac_length }: z.infer<typeof TacSentAnswer>): TacSent {
  return {
    resendInSeconds: resend_in ?? defaultTacSent.resendInSeconds,
    expiresInSeconds: expires_in ?? defaultTacSent.expiresInSeconds,
    tacLength: tac_length ?? defaultTacSent.tacLength,
  }
}
