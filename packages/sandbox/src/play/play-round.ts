import type { Database } from '../database/open-database.ts'
import { settle, spinReels } from '../games/slot-rules.ts'
import { decimal, units } from '../money.ts'
import type { Platform } from '../platform.ts'
import { invalidInput } from '../refusal.ts'
import { fairNumbers, seedHash } from './fair.ts'
import { payBet, takeBet } from './play-money.ts'
import { playableBalance, sessionByKey } from './play-session.ts'
import { findRound, useSeed } from './rounds.ts'

/** A settled round of the slot; amounts are decimal strings. */
interface Round {
  roundId: string
  /** `grid[reel][row]`. */
  grid: string[][]
  wins: { line: number; symbol: string; count: number; amount: string }[]
  winAmount: string
  /** The balance after this round. */
  balance: string
}

/** What a page shows of a round: it follows from the seed and the round's id, and the seed's hash was shown before it. */
export interface PlayedRound extends Round {
  seed: string
  hash: string
  /** The hash of the seed of the next round. */
  nextHash: string
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

/**
 * Plays a round: takes the bet and pays the win in one transaction. A repeated round id gets the first result, and no
 * money moves.
 * @throws Refusal `invalidInput`, `insufficientBalance`, `sessionExpired`
 */
export function playRound(platform: Platform, { playKey, roundId, bet: chosen }: Bet): PlayedRound {
  const { db, now } = platform
  if (!bets.includes(chosen)) throw invalidInput({ bet: 'unknown' })
  const bet = units(Number(chosen))
  return db.transaction(() => {
    const session = sessionByKey(db, playKey)
    const earlier = findRound<Round>(db, session, roundId)
    if (earlier) return playedRound(db, playKey, earlier)
    const betId = takeBet(platform, session, { roundId, bet })
    const seed = useSeed(platform, session)
    const grid = spinReels(fairNumbers(seed, roundId))
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
    db.run`INSERT INTO rounds (game_session_id, round_id, bet, win, outcome, at, status, seed)
      VALUES (${session.game_session_id}, ${roundId}, ${bet}, ${win}, ${JSON.stringify(round)}, ${now()}, 'SETTLED',
        ${seed})`
    return playedRound(db, playKey, { state: round, seed })
  })
}

function playedRound(
  db: Database,
  playKey: string,
  { state, seed }: { state: Round; seed: string },
): PlayedRound {
  const { next_seed } = sessionByKey(db, playKey)
  return { ...state, seed, hash: seedHash(seed), nextHash: seedHash(next_seed) }
}
