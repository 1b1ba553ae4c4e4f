import * as z from 'zod/mini'
import { CashierCode, idParams } from '../cashier/cashier-ids.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** A team's name by language; empty where the platform has none. */
const TeamName = z.object({ EN: z.string(), PHP: z.string(), CN: z.string() })

/** One leg of a bet: the specification's Bet (its section 3). */
export const BetLeg = z.object({
  betType: z.string(),
  /** `1` home, `2` away, `3` draw; empty for bets without a side. */
  homeAway: z.string(),
  /** The line, such as a handicap; empty for none. */
  criteria1: z.string(),
  homeTeamName: TeamName,
  awayTeamName: TeamName,
  result: z.string(),
})
export type BetLeg = z.infer<typeof BetLeg>

/** What was bet on, leg by leg. */
export const BetDetail = z.object({
  betType: z.string(),
  stake: z.nullable(Money),
  /** Decimal odds; empty where the bet has none. */
  odds: z.string(),
  legs: z.array(BetLeg),
  /** The provider's own page about the round; empty for none. */
  detailUrl: z.string(),
})
export type BetDetail = z.infer<typeof BetDetail>

/** The details of one bet. */
export const getBet = operation({
  method: 'GET',
  path: '/api/reports/bets/{id}',
  access: 'player',
  limit: 'reads',
  capability: 'reports',
  params: idParams,
  query: z.object({ provider: z.optional(CashierCode) }),
  response: BetDetail,
})

export const getBetExample: Example<typeof getBet> = {
  request: { params: { id: 'S1' }, query: { provider: 'LUNA' } },
  response: {
    betType: 'HANDICAP',
    stake: { amount: '100.00', currency: 'PHP' },
    odds: '1.95',
    legs: [
      {
        betType: 'HANDICAP',
        homeAway: '1',
        criteria1: '-1.5',
        homeTeamName: { EN: 'Manila Tides', PHP: 'Manila Tides', CN: '马尼拉潮汐' },
        awayTeamName: { EN: 'Cebu Sails', PHP: 'Cebu Sails', CN: '宿务风帆' },
        result: 'WIN',
      },
    ],
    detailUrl: '',
  },
}
