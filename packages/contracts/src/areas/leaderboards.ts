import * as z from 'zod/mini'
import { idParams } from '../identifiers.ts'
import {
  Amount,
  Code,
  Count,
  Decimal,
  Flag,
  Id,
  LocalText,
  needed,
  orBlank,
  orNull,
  State,
  Time,
  Words,
} from '../kinds.ts'
import { listOf, pageQuery } from '../list.ts'
import { Money } from '../money.ts'
import { operation } from '../operation.ts'
import { claimErrors } from './promotions/promotions.ts'

/** A competition between players (the platform's contract, 2.9). */
export const Leaderboard = z.object({
  boardId: needed(Id),
  title: LocalText,
  imgUrl: orBlank(Code),
  /** What is ranked: `TURNOVER`, `WIN`, `MULTIPLIER`, `POINTS`, or another metric of the platform. */
  metric: orBlank(Code),
  /** `DAILY`, `WEEKLY`, `MONTHLY`, `EVENT`, or another period of the platform. */
  period: orBlank(Code),
  startAt: orBlank(Time),
  endAt: orBlank(Time),
  /** `UPCOMING`, `OPEN`, `RUNNING`, `FINALIZING`, `FINISHED` or `CANCELLED`. */
  state: needed(State),
  prizePool: orNull(Money),
  requiresOptIn: orBlank(Flag),
  /** Whether the player takes part; false for a visitor. */
  joined: orBlank(Flag),
})
export type Leaderboard = z.infer<typeof Leaderboard>

/** A place in the ranking. Accounts are masked, whatever the platform sends. */
export const LeaderboardEntry = z.object({
  place: Count,
  accountMasked: needed(Code),
  score: needed(Decimal),
  /** Empty for a place without a prize. */
  reward: orBlank(Words),
})

export const leaderboardExample: Leaderboard = {
  boardId: 'WEEK1',
  title: { EN: 'Race of the week', PHP: 'Karera ng linggo', CN: '本周竞赛' },
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

/** The brand's leaderboards, in the platform's order; for a player with whether the player takes part. */
export const listLeaderboards = operation(
  {
    method: 'GET',
    path: '/api/leaderboards',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    visitorCache: 'catalogue',
    capability: 'leaderboards',
    response: listOf(Leaderboard),
  },
  {
    request: {},
    response: { items: [leaderboardExample], total: 1, page: 1, perPage: 1 },
  },
)

/** The prizes and the ranking of a leaderboard, and the player's own place. */
export const LeaderboardDetail = z.object({
  /** `amount` is money or tokens, as `rewardType` says. */
  prizes: orBlank(
    z.array(z.object({ placeFrom: needed(Count), placeTo: Count, rewardType: Code, amount: needed(Amount) })),
  ),
  entries: z.array(LeaderboardEntry),
  /**
   * The player's own place, and how much score is missing to the next place and to the first prize; null for a visitor or
   * a player who does not take part.
   */
  me: orNull(
    z.object({
      place: needed(Count),
      score: needed(Decimal),
      gapToNext: orBlank(Decimal),
      gapToPrize: orBlank(Decimal),
    }),
  ),
  /** How many take part on all pages. */
  total: orNull(Count),
})
export type LeaderboardDetail = z.infer<typeof LeaderboardDetail>

/** One leaderboard; `previous` asks for the period before. Errors: `notFound`. */
export const getLeaderboard = operation(
  {
    method: 'GET',
    path: '/api/leaderboards/{id}',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    visitorCache: 'catalogue',
    capability: 'leaderboards',
    params: idParams,
    query: z.object({ ...pageQuery, previous: z.optional(z.literal('1')) }),
    response: LeaderboardDetail,
  },
  {
    request: { params: { id: 'WEEK1' }, query: {} },
    response: {
      prizes: [{ placeFrom: 1, placeTo: 1, rewardType: 'CASH', amount: '10000.00' }],
      entries: [{ place: 1, accountMasked: 'ju***88', score: '250000.00', reward: '₱10,000' }],
      me: { place: 12, score: '40000.00', gapToNext: '1200.00', gapToPrize: '15000.00' },
      total: 1,
    },
  },
)

/** Takes part in a leaderboard that has to be joined, and returns it as it is afterwards. */
export const joinLeaderboard = operation(
  {
    method: 'POST',
    path: '/api/leaderboards/{id}/join',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'leaderboards',
    idempotency: 'required',
    params: idParams,
    response: Leaderboard,
    errors: claimErrors,
  },
  {
    request: { params: { id: 'WEEK1' } },
    response: { ...leaderboardExample, joined: true },
  },
)
