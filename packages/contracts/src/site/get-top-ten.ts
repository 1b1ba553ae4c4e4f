import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

const Entry = z.object({ accountMasked: z.string(), amount: Money })

/**
 * The site's current top ten (specification, section 3, top-10 stats): withdrawals, wins, withdrawals of the hour, and
 * numbers of players. Account names are masked; a list that the platform leaves out is empty.
 */
export const TopTen = z.object({
  withdrawal: z.array(Entry),
  winner: z.array(Entry),
  hourWithdrawal: z.array(Entry),
  registeredPlayer: z.number(),
  activePlayer: z.number(),
  depositedPlayer: z.number(),
})
export type TopTen = z.infer<typeof TopTen>

/** The current winners and withdrawals, and the numbers of players. */
export const getTopTen = operation({
  method: 'GET',
  path: '/api/site/top-ten',
  access: 'anyone',
  limit: 'reads',
  capability: 'topTen',
  cache: 'catalogue',
  response: TopTen,
})

export const getTopTenExample: Example<typeof getTopTen> = {
  request: {},
  response: {
    withdrawal: [{ accountMasked: 'ju***88', amount: { amount: '1500.00', currency: 'PHP' } }],
    winner: [],
    hourWithdrawal: [],
    registeredPlayer: 1200,
    activePlayer: 85,
    depositedPlayer: 430,
  },
}
