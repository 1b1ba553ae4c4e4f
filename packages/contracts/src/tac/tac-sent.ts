import * as z from 'zod/mini'

/**
 * What a form needs to know once a one-time code (TAC) was sent: when it can be requested again, and when it expires.
 * The values depend on the site alone and reveal nothing about an account.
 */
export const TacSent = z.object({
  resendInSeconds: z.number(),
  expiresInSeconds: z.number(),
  /** The number of digits in a code. */
  tacLength: z.number(),
})
export type TacSent = z.infer<typeof TacSent>

export const tacSentExample: TacSent = { resendInSeconds: 60, expiresInSeconds: 300, tacLength: 6 }

/** The same for a signed-in player, who may also know where the code went. */
export const TacSentTo = z.extend(TacSent, {
  /** The player's number with its middle hidden; empty where the platform leaves it out. */
  maskedPhone: z.string(),
})
export type TacSentTo = z.infer<typeof TacSentTo>

export const tacSentToExample: TacSentTo = { ...tacSentExample, maskedPhone: '0917***4567' }
