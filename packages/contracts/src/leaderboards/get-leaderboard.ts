import * as z from 'zod/mini'
import { idParams } from '../cashier/cashier-ids.ts'
import { pageQuery } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { LeaderboardEntry } from './leaderboard.ts'

/** The prizes and the ranking of a leaderboard, and the player's own place. */
export const LeaderboardDetail = z.object({
  /** `amount` is a decimal string, in money or tokens as `rewardType` says. */
  prizes: z.array(
    z.object({ placeFrom: z.number(), placeTo: z.number(), rewardType: z.string(), amount: z.string() }),
  ),
  entries: z.array(LeaderboardEntry),
  /**
   * The player's own place, and how much score is missing to the next place and to the first prize (decimal strings,
   * empty where the platform leaves them out); null for a visitor or a player who does not take part.
   */
  me: z.nullable(
    z.object({ place: z.number(), score: z.string(), gapToNext: z.string(), gapToPrize: z.string() }),
  ),
  /** How many take part on all pages; null where the platform leaves it out. */
  total: z.nullable(z.number()),
})
export type LeaderboardDetail = z.infer<typeof LeaderboardDetail>

/** One leaderboard; `previous` asks for the period before. Errors: `notFound`. */
export const getLeaderboard = operation({
  method: 'GET',
  path: '/api/leaderboards/{id}',
  access: 'anyone',
  limit: 'reads',
  visitorCache: 'catalogue',
  capability: 'leaderboards',
  params: idParams,
  query: z.object({ ...pageQuery, previous: z.optional(z.literal('1')) }),
  response: LeaderboardDetail,
})

export const getLeaderboardExample: Example<typeof getLeaderboard> = {
  request: { params: { id: 'WEEK1' }, query: {} },
  response: {
    prizes: [{ placeFrom: 1, placeTo: 1, rewardType: 'CASH', amount: '10000.00' }],
    entries: [{ place: 1, accountMasked: 'ju***88', score: '250000.00', reward: '₱10,000' }],
    me: { place: 12, score: '40000.00', gapToNext: '1200.00', gapToPrize: '15000.00' },
    total: 1,
  },
}
