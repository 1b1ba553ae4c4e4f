import * as z from 'zod/mini'

/** What can be won, and how likely it is, in the platform's words (`12.0%`); empty where it does not say. */
const Prize = z.object({ prizeId: z.string(), label: z.string(), image: z.string(), odds: z.string() })

/** A cycle of a mini-game. The first cycle's status decides whether the reward icon shows. Times are ISO 8601. */
export const MiniGame = z.object({
  gameId: z.string(),
  name: z.string(),
  /** `ACTIVE`, `ENDED`, `UPCOMING`, or a word of the platform's own. */
  status: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Tokens for one play, a decimal string. */
  tokenCost: z.string(),
  prizes: z.array(Prize),
  nextPlayAt: z.string(),
  /** Null where the platform does not limit plays. */
  playsLeft: z.nullable(z.number()),
})
export type MiniGame = z.infer<typeof MiniGame>

/** The part of an address that names a mini-game. */
export const MiniGameParams = z.object({ gameId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
