import { randomInt, randomUUID } from 'node:crypto'
import { placeBet } from '../bets/place-bet.ts'
import { settleBet } from '../bets/settle-bet.ts'
import { settle, spinReels } from '../games/slot-rules.ts'
import { decimal, units } from '../money.ts'
import type { Platform } from '../platform.ts'
import { invalidInput, refuse } from '../refusal.ts'
import { type PlaySession, playableBalance, sessionByKey } from './play-session.ts'

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
const minPublishedWin = units(5_000)
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
    const earlier = db.one<{ outcome: string }>`SELECT outcome FROM rounds
      WHERE game_session_id = ${session.game_session_id} AND round_id = ${roundId}`
    if (earlier) return JSON.parse(earlier.outcome) as Round
    if (playableBalance(db, session) < bet) throw refuse('insufficientBalance')
    const grid = spinReels(() => randomInt(randomRange) / randomRange)
    const { wins, winMinor } = settle(grid, bet)
    const win = Number(winMinor)
    const balance = moveBetAndWin(platform, session, roundId, bet, win)
    const round: Round = {
      roundId,
      grid,
      wins: wins.map(({ amountMinor, ...rest }) => ({ ...rest, amount: decimal(Number(amountMinor)) })),
      winAmount: decimal(win),
      balance: decimal(balance),
    }
    db.run`INSERT INTO rounds VALUES (${session.game_session_id}, ${roundId}, ${bet}, ${win},
      ${JSON.stringify(round)}, ${now()})`
    return round
  })
}

function moveBetAndWin(
  platform: Platform,
  session: PlaySession,
  roundId: string,
  bet: number,
  win: number,
): number {
  const { db } = platform
  if (session.mode === 'DEMO') {
    const balance = session.play_balance - bet + win
    db.run`UPDATE game_sessions SET play_balance = ${balance} WHERE game_session_id = ${session.game_session_id}`
    return balance
  }
  const betId = `sb-${randomUUID()}`
  placeBet(platform, session, {
    betId,
    roundId,
    providerCode: session.provider_code,
    gameCode: session.game_code,
    gameName: session.game_name,
    gameType: session.game_type,
    bet,
  })
  db.run`UPDATE players SET cycle_turnover = cycle_turnover + ${bet}
    WHERE domain = ${session.domain} AND account_id = ${session.account_id}`
  if (win >= minPublishedWin) publishWin(platform, session, win)
  return settleBet(platform, session, betId, win)
}

// The top ten includes real wins, with masked account names.
function publishWin({ db, now }: Platform, { domain, account_id }: PlaySession, win: number): void {
  const masked = `${account_id.slice(0, 2)}***${account_id.slice(-2)}`
  db.run`INSERT INTO top_entries VALUES (${domain}, 'winner', ${masked}, ${win}, ${now()})`
}
