import type { BetDetail } from '../bets/place-bet.ts'
import type { Database } from '../database/open-database.ts'
import { proportion } from '../money.ts'
import type { Platform } from '../platform.ts'
import { newSeed } from './fair.ts'
import { payBet, takeBet } from './play-money.ts'
import { type PlaySession, sessionById } from './play-session.ts'

type Storage = Pick<Platform, 'db' | 'now'>

interface Stake {
  betId: string
  bet: number
}

/** A round of a game that may stay open for a while. Amounts are in the minor unit. */
export interface Round<State = unknown> {
  game_session_id: string
  round_id: string
  bet: number
  win: number
  at: number
  status: 'OPEN' | 'SETTLED'
  seed: string
  due_at: number | null
  bets: readonly Stake[]
  state: State
}

type Row = Omit<Round, 'bets' | 'state'> & { bets: string; outcome: string }

// The state of a round is whatever its own game stored.
const roundOf = <State>({ bets, outcome, ...row }: Row): Round<State> => ({
  ...row,
  bets: JSON.parse(bets) as Stake[],
  state: JSON.parse(outcome) as State,
})

/** The round that a player began under an id, in whichever launch of the game. */
export function findRound<State>(
  db: Database,
  { rounds_of }: Pick<PlaySession, 'rounds_of'>,
  roundId: string,
): Round<State> | undefined {
  const row = db.one<Row>`SELECT rounds.* FROM rounds JOIN game_sessions USING (game_session_id)
    WHERE rounds_of = ${rounds_of} AND round_id = ${roundId}`
  return row && roundOf(row)
}

/** The latest rounds of a game, of all the player's launches or of one demo. */
export function latestRounds<State>(
  db: Database,
  { rounds_of }: Pick<PlaySession, 'rounds_of'>,
  count: number,
): Round<State>[] {
  return db.all<Row>`SELECT rounds.* FROM rounds JOIN game_sessions USING (game_session_id)
    WHERE rounds_of = ${rounds_of}
    ORDER BY status, at DESC, rounds.rowid DESC LIMIT ${count}`.map((row) => roundOf<State>(row))
}

/** The round that a page asked for, which gets its first answer again; else the latest. */
export function shownRound<State>(
  db: Database,
  session: PlaySession,
  asked: string | undefined,
): Round<State> | undefined {
  return (asked && findRound<State>(db, session, asked)) || latestRounds<State>(db, session, 1)[0]
}

/** The round that the player has open, in whichever session it began. */
export function openRound<State>(db: Database, session: PlaySession): Round<State> | undefined {
  return latestRounds<State>(db, session, 1).find(({ status }) => status === 'OPEN')
}

/** Takes the seed whose hash the player saw, and gives the session the next one. */
export function useSeed({ db }: Storage, { game_session_id, next_seed }: PlaySession): string {
  db.run`UPDATE game_sessions SET next_seed = ${newSeed()} WHERE game_session_id = ${game_session_id}`
  return next_seed
}

interface NewRound<State> {
  roundId: string
  bet: number
  seed: string
  state: State
  /** When the clock settles it, if nothing else does. */
  dueAt?: number
  detail?: BetDetail
}

/**
 * Takes the bet of a round and opens it. Call it inside a transaction.
 * @throws Refusal as `takeBet` does
 */
export function startRound<State>(
  storage: Storage,
  session: PlaySession,
  { roundId, bet, seed, state, dueAt, detail }: NewRound<State>,
): Round<State> {
  const betId = takeBet(storage, session, { roundId, bet, ...(detail && { detail }) })
  const row: Row = {
    game_session_id: session.game_session_id,
    round_id: roundId,
    bet,
    win: 0,
    at: storage.now(),
    status: 'OPEN',
    seed,
    due_at: dueAt ?? null,
    bets: JSON.stringify([{ betId, bet }]),
    outcome: JSON.stringify(state),
  }
  storage.db
    .run`INSERT INTO rounds (game_session_id, round_id, bet, win, outcome, at, status, seed, bets, due_at)
    VALUES (${row.game_session_id}, ${roundId}, ${bet}, 0, ${row.outcome}, ${row.at}, 'OPEN', ${seed}, ${row.bets},
      ${row.due_at})`
  return roundOf(row)
}

/** Keeps the state of an open round. */
export function keepState<State>({ db }: Storage, { game_session_id, round_id }: Round, state: State): void {
  db.run`UPDATE rounds SET outcome = ${JSON.stringify(state)}
    WHERE game_session_id = ${game_session_id} AND round_id = ${round_id}`
}

/**
 * Adds to the bet of an open round. Call it inside a transaction.
 * @throws Refusal as `takeBet` does
 */
export function raiseRound<State>(storage: Storage, round: Round<State>, bet: number): Round<State> {
  const { game_session_id, round_id } = round
  const betId = takeBet(storage, ownerOf(storage, round), { roundId: round_id, bet })
  const raised = { ...round, bet: round.bet + bet, bets: [...round.bets, { betId, bet }] }
  storage.db.run`UPDATE rounds SET bet = ${raised.bet}, bets = ${JSON.stringify(raised.bets)}
    WHERE game_session_id = ${game_session_id} AND round_id = ${round_id}`
  return raised
}

/** Ends an open round and pays its win, each of its bets in proportion. Call it inside a transaction. */
export function settleRound<State>(storage: Storage, round: Round, win: number, state: State): void {
  const { game_session_id, round_id, bet, bets } = round
  const owner = ownerOf(storage, round)
  let left = win
  for (const [index, stake] of bets.entries()) {
    const part = index === bets.length - 1 ? left : proportion(win, stake.bet, bet)
    payBet(storage, owner, stake.betId, part)
    left -= part
  }
  storage.db
    .run`UPDATE rounds SET status = 'SETTLED', win = ${win}, due_at = NULL, outcome = ${JSON.stringify(state)}
    WHERE game_session_id = ${game_session_id} AND round_id = ${round_id} AND status = 'OPEN'`
}

/** The session in which a round began. */
export function ownerOf({ db }: Pick<Storage, 'db'>, { game_session_id }: Round): PlaySession {
  const session = sessionById(db, game_session_id)
  if (!session) throw new Error('A round has a session')
  return session
}

/** The open round that is due first, if one is due. */
export function dueRound({ db, now }: Storage): Round | undefined {
  const row = db.one<Row>`SELECT * FROM rounds WHERE due_at IS NOT NULL AND due_at <= ${now()}
    ORDER BY due_at, rowid LIMIT 1`
  return row && roundOf(row)
}
