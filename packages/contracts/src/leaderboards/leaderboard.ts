import * as z from 'zod/mini'
import { Money } from '../money.ts'

/** A competition between players (the platform's contract, 2.9). */
export const Leaderboard = z.object({
  boardId: z.string(),
  titleEn: z.string(),
  titleLocal: z.string(),
  titleCn: z.string(),
  imgUrl: z.string(),
  /** What is ranked: `TURNOVER`, `WIN`, `MULTIPLIER`, `POINTS`, or another metric of the platform. */
  metric: z.string(),
  /** `DAILY`, `WEEKLY`, `MONTHLY`, `EVENT`, or another period of the platform. */
  period: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  /** `UPCOMING`, `OPEN`, `RUNNING`, `FINALIZING`, `FINISHED` or `CANCELLED`. */
  state: z.string(),
  prizePool: z.nullable(Money),
  requiresOptIn: z.boolean(),
  /** Whether the player takes part; false for a visitor. */
  joined: z.boolean(),
})
export type Leaderboard = z.infer<typeof Leaderboard>

/** A place in the ranking. Accounts are masked, whatever the platform sends; `score` is a decimal string. */
export const LeaderboardEntry = z.object({
  place: z.number(),
  accountMasked: z.string(),
  score: z.string(),
  /** Display text; empty for a place without a prize. */
  reward: z.string(),
})

export const leaderboardExample: Leaderboard = {
  boardId: 'WEEK1',
  titleEn: 'Race of the week',
  titleLocal: 'Karera ng linggo',
  titleCn: '本周竞赛',
  imgUrl: '',
  metric: 'TURNOVER',
  period: 'WEEKLY',
  startAt: '2030-01-01T00:00:00+08:00',
  endAt: '2030-01-08T00:00:00+08:00',
  state: 'RUNNING',
  prizePool: { amount: '50000.00', currency: 'PHP' },
  requiresOptIn: true,
  joined: false,
}
