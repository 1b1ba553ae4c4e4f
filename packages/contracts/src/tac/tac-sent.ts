import * as z from 'zod/mini'

/** What a form needs after a one-time code was sent. It says what is true of the site, and nothing of an account. */
export const TacSent = z.object({
  resendInSeconds: z.number(),
  expiresInSeconds: z.number(),
  /** Digits of a code. */
  tacLength: z.number(),
})
export type TacSent = z.infer<typeof TacSent>

export const tacSentExample: TacSent = { resendInSeconds: 60, expiresInSeconds: 300, tacLength: 6 }
