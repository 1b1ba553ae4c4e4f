import * as z from 'zod/mini'
import { CashierCode, StatusFilter } from '../cashier/cashier-ids.ts'
import { rangeCheck, rangeQuery } from '../date-range.ts'
import { listOf, pageQuery } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** A bet of the player. */
export const Bet = z.object({
  betId: z.string(),
  roundId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  providerCode: z.string(),
  gameType: z.string(),
  betAmount: Money,
  /** What counts towards turnover. */
  validBet: z.nullable(Money),
  winAmount: z.nullable(Money),
  /** Negative when the player lost. Null while the bet is open. */
  profit: z.nullable(Money),
  /** `OPEN`, `SETTLED`, `VOID`, `CANCELLED`, or another state of the platform. */
  status: z.string(),
  placedAt: z.string(),
  /** Empty while the bet is open. */
  settledAt: z.string(),
})
export type Bet = z.infer<typeof Bet>

/** The player's bets, latest first, with the totals of the whole filter. */
export const listBets = operation({
  method: 'GET',
  path: '/api/reports/bets',
  access: 'player',
  limit: 'reads',
  capability: 'reports',
  query: z
    .object({
      ...rangeQuery,
      ...pageQuery,
      gameType: z.optional(CashierCode),
      provider: z.optional(CashierCode),
      status: StatusFilter,
    })
    .check(rangeCheck),
  response: z.extend(listOf(Bet), {
    totals: z.object({
      bet: z.nullable(Money),
      validBet: z.nullable(Money),
      win: z.nullable(Money),
      profit: z.nullable(Money),
    }),
  }),
})

export const listBetsExample: Example<typeof listBets> = {
  request: { query: { gameType: 'slot', status: 'SETTLED' } },
  response: {
    items: [
      {
        betId: 'R1',
        roundId: 'R1',
        gameCode: 'fruits',
        gameName: 'Fruits',
        providerCode: 'LUNA',
        gameType: 'slot',
        betAmount: { amount: '10.00', currency: 'PHP' },
        validBet: { amount: '10.00', currency: 'PHP' },
        winAmount: { amount: '0.00', currency: 'PHP' },
        profit: { amount: '-10.00', currency: 'PHP' },
        status: 'SETTLED',
        placedAt: '2030-01-01T08:00:00+08:00',
        settledAt: '2030-01-01T08:00:01+08:00',
      },
    ],
    total: 1,
    page: 1,
    perPage: 10,
    totals: {
      bet: { amount: '10.00', currency: 'PHP' },
      validBet: { amount: '10.00', currency: 'PHP' },
      win: { amount: '0.00', currency: 'PHP' },
      profit: { amount: '-10.00', currency: 'PHP' },
    },
  },
}
