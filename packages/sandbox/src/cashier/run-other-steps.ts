import type { Storage } from '../platform.ts'
import { settleDueRounds } from '../play/play-game.ts'
import { type DueBoard, settleBoard } from '../rewards/boards/settle-boards.ts'
import type { Bonus } from '../rewards/bonuses/bonus.ts'
import { removeBonus } from '../rewards/bonuses/end-bonus.ts'
import { answerTicket } from '../support/answer-ticket.ts'

/** Takes what is due of rounds, bonuses that run out, leaderboards that are final, and questions to answer. */
export function runOtherSteps({ db, now }: Storage): void {
  settleDueRounds({ db, now })
  const bonuses = db.all<Bonus>`SELECT * FROM bonuses WHERE status IN ('ACTIVE', 'PENDING') AND expires_at <= ${now()}
    ORDER BY expires_at`
  for (const bonus of bonuses)
    db.transaction(() => removeBonus({ db, now: () => bonus.expires_at }, bonus, 'EXPIRED'))
  for (;;) {
    const board = db.one<DueBoard>`SELECT * FROM board_periods WHERE due_at <= ${now()} ORDER BY due_at LIMIT 1`
    if (!board) break
    settleBoard({ db, now: () => board.due_at }, board)
  }
  const tickets = db.all<{ ticket_id: string; due_at: number }>`SELECT ticket_id, due_at FROM tickets
    WHERE due_at IS NOT NULL AND due_at <= ${now()} ORDER BY due_at`
  for (const { ticket_id, due_at } of tickets) answerTicket({ db, now: () => due_at }, ticket_id)
}
