import type { Database } from '../../database/open-database.ts'
import { proportion, share } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import { hiddenAccount, maskAccount } from '../../players/account-rules.ts'
import { seededRandom } from '../../seeded-random.ts'
import type { Board, BoardRun } from './board.ts'

/** Who takes part, and the score: money in the minor unit, or hundredths. Rivals have no account. */
export interface Entry {
  masked: string
  accountId?: string
  score: number
}

/** The entries of a run, best first; among equals the player comes before the rivals. */
export function ranking({ db, now }: Storage, domain: string, board: Board, run: BoardRun): Entry[] {
  return [...playersOf(db, domain, board, run), ...rivalsOf(domain, board, run, now())].sort(
    (a, b) => b.score - a.score,
  )
}

function playersOf(db: Database, domain: string, board: Board, { start, end }: BoardRun): Entry[] {
  const { boardId, metric, requiresOptIn } = board
  const rows = db.all<{ account_id: string; turnover: number; won: number; best: number }>`
    SELECT account_id, SUM(valid_bet) AS turnover, SUM(win) AS won, MAX(win * 100 / bet) AS best FROM bets
    WHERE domain = ${domain} AND placed_at >= ${start} AND placed_at < ${end} AND status = 'SETTLED' AND bet > 0
      AND (${Number(requiresOptIn)} = 0 OR placed_at >= (SELECT at FROM reward_marks WHERE domain = bets.domain
        AND account_id = bets.account_id AND kind = 'BOARD_JOIN' AND item = ${boardId} AND period = ${start}))
    GROUP BY account_id`
  // One that joined and has not played yet is on the board with nothing.
  const joined = db.all<{ account_id: string }>`SELECT account_id FROM reward_marks WHERE domain = ${domain}
    AND kind = 'BOARD_JOIN' AND item = ${boardId} AND period = ${start}`
  const scores = new Map(joined.map(({ account_id }) => [account_id, 0]))
  for (const { account_id, turnover, won, best } of rows)
    scores.set(account_id, { TURNOVER: turnover, POINTS: turnover, WIN: won, MULTIPLIER: best }[metric])
  const hidden = new Set(
    db.all<{ account_id: string }>`SELECT account_id FROM players WHERE domain = ${domain}
      AND show_in_leaderboard = 0`.map(({ account_id }) => account_id),
  )
  return [...scores].map(([accountId, score]) => ({
    masked: hidden.has(accountId) ? hiddenAccount : maskAccount(accountId),
    ...{ accountId, score },
  }))
}

const syllables = ['ka', 'ri', 'mo', 'lu', 'sa', 'be', 'to', 'ji', 'na', 'pe', 'di', 'gu']

// The same rivals with the same final scores each time; their scores grow over the run.
function rivalsOf(domain: string, { boardId, rivals }: Board, run: BoardRun, now: number): Entry[] {
  if (now < run.start) return []
  const random = seededRandom(`${domain}/${boardId}/${run.start}`)
  const elapsed = Math.min(now, run.end) - run.start
  return Array.from({ length: rivals.count }, (_, place) => {
    const masked = `${random.pick(syllables)}***${random.whole(10, 99)}`
    const final = share(rivals.best, Math.round(10_000 * 0.93 ** place) - random.whole(0, 150 / (place + 1)))
    return { masked, score: Math.max(0, proportion(final, elapsed, run.end - run.start)) }
  })
}
