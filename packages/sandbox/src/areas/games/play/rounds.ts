import { proportion } from '../../../money.ts'
import type { Storage } from '../../../platform.ts'
import type { BetDetail } from '../../reports/bet-record.ts'
import { payBet, takeBet } from './play-money.ts'
import { type PlaySession, sessionById } from './play-session.ts'
import { newSeed, seedHash } from './seeds.ts'

/** A round of a game, which may stay open for a while. Amounts are in the minor unit. */
interface Round<State = unknown> {
  roundId: string
  bet: number
  win: number
  at: number
  status: 'OPEN' | 'SETTLED'
  seed: string
  hash: string
  state: State
}

interface Row {
  game_session_id: string
  round_id: string
  bet: number
  win: number
  at: number
  status: 'OPEN' | 'SETTLED'
  seed: string
  due_at: number | null
  bets: string
  outcome: string
}

interface Stake {
  betId: string
  bet: number
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

// The state of a round is whatever its own game stored.
const roundOf = <State>({ round_id, bet, win, at, status, seed, outcome }: Row): Round<State> => ({
  ...{ roundId: round_id, bet, win, at, status, seed, hash: seedHash(seed) },
  state: JSON.parse(outcome) as State,
})
const stakesOf = ({ bets }: Row) => JSON.parse(bets) as Stake[]

/**
 * The rounds of a game by one player, in whichever launch, or those of one demo. What moves money is called inside a
 * transaction, and throws the refusals of `takeBet`.
 */
export function roundsOf(storage: Storage, session: PlaySession) {
  const { db, now } = storage
  const { rounds_of, game_session_id } = session

  const findRow = (roundId: string) =>
    db.one<Row>`SELECT rounds.* FROM rounds JOIN game_sessions USING (game_session_id)
      WHERE rounds_of = ${rounds_of} AND round_id = ${roundId}`

  /** The stored round, with the session in which it began. */
  function existing(roundId: string): { row: Row; owner: PlaySession } {
    const row = findRow(roundId)
    const owner = row && sessionById(db, row.game_session_id)
    if (!owner) throw new Error('A round has a session')
    return { row, owner }
  }

  return {
    find<State>(roundId: string): Round<State> | undefined {
      const row = findRow(roundId)
      return row && roundOf(row)
    },

    latest<State>(count: number): Round<State>[] {
      return db.all<Row>`SELECT rounds.* FROM rounds JOIN game_sessions USING (game_session_id)
        WHERE rounds_of = ${rounds_of}
        ORDER BY status, at DESC, rounds.rowid DESC LIMIT ${count}`.map((row) => roundOf<State>(row))
    },

    /** Takes the seed whose hash the player saw, and gives the session the next one. */
    takeSeed(): string {
      db.run`UPDATE game_sessions SET next_seed = ${newSeed()} WHERE game_session_id = ${game_session_id}`
      return session.next_seed
    },

    start<State>({ roundId, bet, seed, state, dueAt, detail }: NewRound<State>): Round<State> {
      const betId = takeBet(storage, session, { roundId, bet, ...(detail && { detail }) })
      const row: Row = {
        ...{ game_session_id, round_id: roundId, bet, win: 0, at: now(), status: 'OPEN', seed },
        due_at: dueAt ?? null,
        bets: JSON.stringify([{ betId, bet }]),
        outcome: JSON.stringify(state),
      }
      db.run`INSERT INTO rounds (game_session_id, round_id, bet, win, outcome, at, status, seed, bets, due_at)
        VALUES (${row.game_session_id}, ${roundId}, ${bet}, 0, ${row.outcome}, ${row.at}, 'OPEN', ${seed}, ${row.bets},
          ${row.due_at})`
      return roundOf(row)
    },

    keep<State>(roundId: string, state: State): void {
      const { row } = existing(roundId)
      db.run`UPDATE rounds SET outcome = ${JSON.stringify(state)}
        WHERE game_session_id = ${row.game_session_id} AND round_id = ${roundId}`
    },

    raise(roundId: string, bet: number): void {
      const { row, owner } = existing(roundId)
      const betId = takeBet(storage, owner, { roundId, bet })
      const bets = JSON.stringify([...stakesOf(row), { betId, bet }])
      db.run`UPDATE rounds SET bet = bet + ${bet}, bets = ${bets}
        WHERE game_session_id = ${row.game_session_id} AND round_id = ${roundId}`
    },

    describe(roundId: string, detail: BetDetail): void {
      for (const { betId } of stakesOf(existing(roundId).row))
        db.run`UPDATE bets SET detail = ${JSON.stringify(detail)} WHERE bet_id = ${betId}`
    },

    /** Ends an open round and pays its win, each of its bets in proportion. */
    settle<State>(roundId: string, win: number, state: State): void {
      const { row, owner } = existing(roundId)
      const stakes = stakesOf(row)
      let left = win
      for (const [index, stake] of stakes.entries()) {
        const part = index === stakes.length - 1 ? left : proportion(win, stake.bet, row.bet)
        payBet(storage, owner, stake.betId, part)
        left -= part
      }
      db.run`UPDATE rounds SET status = 'SETTLED', win = ${win}, due_at = NULL, outcome = ${JSON.stringify(state)}
        WHERE game_session_id = ${row.game_session_id} AND round_id = ${roundId} AND status = 'OPEN'`
    },
  }
}

/** The open round that is due first, if one is due, with the session in which it began. */
export function dueRound({
  db,
  now,
}: Storage): { round: Round; session: PlaySession; dueAt: number } | undefined {
  const row = db.one<Row>`SELECT * FROM rounds WHERE due_at IS NOT NULL AND due_at <= ${now()}
    ORDER BY due_at, rowid LIMIT 1`
  const session = row && sessionById(db, row.game_session_id)
  return session && { round: roundOf(row), session, dueAt: row.due_at ?? now() }
}
