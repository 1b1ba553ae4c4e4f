import { randomInt } from 'node:crypto'
import { settle, spinReels } from '../games/slot-rules.ts'
import { decimal, units } from '../money.ts'
import type { Platform } from '../platform.ts'
import { invalidInput } from '../refusal.ts'
import { payBet, takeBet } from './play-money.ts'
import { playableBalance, sessionByKey } from './play-session.ts'
import { findRound } from './rounds.ts'

/** A settled round; amounts are decimal strings. */
export interface Round {
  roundId: string
  /** `grid[reel][row]`. */
  grid: string[][]
  wins: { line: number; symbol: string; count: number; amount: string }[]
  winAmount: string
  /** The balance after this round. */
  balance: string
}

interface Bet {
  playKey: string
  roundId: string
  /** One of `bets`. */
  bet: string
}

/** The possible bets on a round: decimal strings in ascending order. */
export const bets: readonly string[] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map((whole) =>
  decimal(units(whole)),
)
const randomRange = 2 ** 32

/**
 * Plays a round: takes the bet and pays the win in one transaction. A repeated round id gets the first result, and no
 * money moves.
 * @throws Refusal `invalidInput`, `insufficientBalance`, `sessionExpired`
 */
export function playRound(platform: Platform, { playKey, roundId, bet: chosen }: Bet): Round {
  const { db, now } = platform
  if (!bets.includes(chosen)) throw invalidInput({ bet: 'unknown' })
  const bet = units(Number(chosen))
  return db.transaction(() => {
    const session = sessionByKey(db, playKey)
    const earlier = findRound<Round>(db, session, roundId)
    if (earlier) return earlier.state
    const betId = takeBet(platform, session, { roundId, bet })
    const grid = spinReels(() => randomInt(randomRange) / randomRange)
    const { wins, winMinor } = settle(grid, bet)
    const win = Number(winMinor)
    payBet(platform, session, betId, win)
    const round: Round = {
      roundId,
      grid,
      wins: wins.map(({ amountMinor, ...rest }) => ({ ...rest, amount: decimal(Number(amountMinor)) })),
      winAmount: decimal(win),
      balance: decimal(playableBalance(db, session)),
    }
    db.run`INSERT INTO rounds (game_session_id, round_id, bet, win, outcome, at, status)
      VALUES (${session.game_session_id}, ${roundId}, ${bet}, ${win}, ${JSON.stringify(round)}, ${now()}, 'SETTLED')`
    return round
  })
}
