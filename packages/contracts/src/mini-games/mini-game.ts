import * as z from 'zod/mini'

/** A text in the languages beside the plain one; each empty where the platform does not send it. */
export const LocalTexts = z.object({ PHP: z.string(), CN: z.string() })

/** A prize. `odds` is display text such as `12.0%`; `image` and `odds` are empty where the platform has none. */
const Prize = z.object({
  prizeId: z.string(),
  label: z.string(),
  localLabels: LocalTexts,
  image: z.string(),
  odds: z.string(),
})

/**
 * A cycle of a mini-game (the platform's contract, 2.16). Times are ISO 8601, empty where the platform has none. The
 * first cycle's status decides whether the reward icon shows (specification, section 2).
 */
export const MiniGame = z.object({
  gameId: z.string(),
  name: z.string(),
  localNames: LocalTexts,
  /** `ACTIVE`, `ENDED`, `UPCOMING`, or another status of the platform. */
  status: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Price of one play in tokens, a decimal string. */
  tokenCost: z.string(),
  prizes: z.array(Prize),
  nextPlayAt: z.string(),
  /** Plays left in this period; null where the platform sets no limit. */
  playsLeft: z.nullable(z.number()),
})
export type MiniGame = z.infer<typeof MiniGame>

/** Path parameters of the operations on one mini-game. */
export const MiniGameParams = z.object({ gameId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
