import type { Database } from '../../database/open-database.ts'
import type { Storage } from '../../platform.ts'
import { sendMessage } from '../inbox/message.ts'
import { type Board, boards, findBoard, prizeOf } from './board.ts'
import { ranking } from './ranking.ts'

/** A run that is over, and when its prizes are due. */
export interface DueBoard {
  domain: string
  board_id: string
  start_at: number
  due_at: number
}

/** Begins to count the leaderboards of a brand. */
export function openBoards(db: Database, domain: string, now: number): void {
  for (const board of boards) {
    const { start, finalAt } = board.run(now)
    if (finalAt > now)
      db.run`INSERT INTO board_periods VALUES (${domain}, ${board.boardId}, ${start}, ${finalAt})`
  }
}

/** Sends the prizes of a run that is final to the players who won them, and begins the next run. */
export function settleBoard(storage: Storage, { domain, board_id, start_at, due_at }: DueBoard): void {
  const { db } = storage
  const board = findBoard(board_id)
  // A moment before it is due, the run that is over is still the board's own.
  const run = board?.run(due_at - 1)
  db.transaction(() => {
    if (board && run && run.start === start_at)
      sendPrizes(storage, domain, board, ranking(storage, domain, board, run))
    const next = board?.run(due_at)
    if (next && next.finalAt > due_at)
      db.run`UPDATE board_periods SET start_at = ${next.start}, due_at = ${next.finalAt}
        WHERE domain = ${domain} AND board_id = ${board_id}`
    else db.run`DELETE FROM board_periods WHERE domain = ${domain} AND board_id = ${board_id}`
  })
}

function sendPrizes(
  storage: Storage,
  domain: string,
  board: Board,
  entries: ReturnType<typeof ranking>,
): void {
  for (const [index, { accountId, score }] of entries.entries()) {
    const prize = prizeOf(board, index + 1)
    if (!prize) return
    if (accountId === undefined || score === 0) continue
    sendMessage(storage.db, { domain, account_id: accountId }, storage.now(), {
      category: 'REWARD',
      title: board.title,
      body: {
        en: `<p>You finished in place ${index + 1}. Your prize is ready to claim.</p>`,
        local: `<p>Nagtapos ka sa ika-${index + 1} na puwesto. Puwede nang i-claim ang premyo mo.</p>`,
        cn: `<p>您获得第 ${index + 1} 名，奖品已可领取。</p>`,
      },
      hoursAgo: 0,
      expiresInDays: 30,
      reward: { type: prize.type, amount: prize.amount },
      actionUrl: '/leaderboard',
    })
  }
}
