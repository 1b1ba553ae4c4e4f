import { decimal, readBet } from '../amounts.ts'
import { fairNumbers } from '../fair.ts'
import type { Play } from '../host.ts'
import { settle, spinReels } from './slot-rules.ts'

/** A settled spin; amounts are decimal strings. */
interface Spin {
  roundId: string
  /** `grid[reel][row]`. */
  grid: string[][]
  wins: { line: number; symbol: string; count: number; amount: string }[]
  winAmount: string
  /** The balance after this round. */
  balance: string
}

/**
 * Plays a round of the slot: takes the bet and pays the win. A repeated round id gets the first result, and no money
 * moves. The seed, whose hash was shown before, is told with the result.
 * @throws RefusedMove `invalidInput` for a bet that is not offered, or what the platform refuses
 */
export function spin(play: Play, { roundId, bet: chosen }: { roundId: string; bet: string }) {
  const { rounds } = play
  const bet = readBet(chosen)
  const earlier = rounds.find<Spin>(roundId)
  if (earlier) return { ...earlier.state, seed: earlier.seed, hash: earlier.hash }
  const seed = rounds.takeSeed()
  const grid = spinReels(fairNumbers(seed, roundId))
  const { wins, winMinor } = settle(grid, bet)
  const result = {
    roundId,
    grid,
    wins: wins.map(({ amountMinor, ...win }) => ({ ...win, amount: decimal(Number(amountMinor)) })),
    winAmount: decimal(Number(winMinor)),
  }
  const { hash } = rounds.start({ roundId, bet, seed, state: result })
  rounds.settle(roundId, Number(winMinor), result)
  const state: Spin = { ...result, balance: play.balance() }
  rounds.keep(roundId, state)
  return { ...state, seed, hash }
}
