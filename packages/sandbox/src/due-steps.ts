import { type Deposit, depositSteps, moveDeposit, unreadableReceipt } from './areas/cashier/deposit.ts'
import { moveWithdrawal, type Withdrawal, type WithdrawalState } from './areas/cashier/withdrawal.ts'
import { withdrawalLimits } from './areas/cashier/withdrawal-rules.ts'
import { settleDueRounds } from './areas/games/play/play-game.ts'
import { type DueBoard, settleBoard } from './areas/leaderboards/settle-boards.ts'
import { type Bonus, removeBonus } from './areas/promotions/bonus.ts'
import { answerTicket } from './areas/support/ticket.ts'
import { asksFor } from './calls/sentinels.ts'
import type { Storage } from './platform.ts'

/**
 * Takes all steps of deposits and withdrawals that are due, oldest first, each at its own time. The platform calls it
 * before it responds to anything, so that no timer is needed and a moved clock is obeyed at once.
 */
export function runDueSteps({ db, now }: Storage): void {
  runOtherSteps({ db, now })
  for (;;) {
    const deposit = db.one<Deposit & { due_at: number }>`SELECT * FROM deposits
      WHERE due_at IS NOT NULL AND due_at <= ${now()} ORDER BY due_at LIMIT 1`
    const withdrawal = db.one<Withdrawal & { due_at: number }>`SELECT * FROM withdrawals
      WHERE due_at IS NOT NULL AND due_at <= ${now()} ORDER BY due_at LIMIT 1`
    if (deposit && (!withdrawal || deposit.due_at <= withdrawal.due_at))
      stepDeposit({ db, now: () => deposit.due_at }, deposit)
    else if (withdrawal) stepWithdrawal({ db, now: () => withdrawal.due_at }, withdrawal)
    else return
  }
}

function stepDeposit(storage: Storage, deposit: Deposit): void {
  const { status, amount } = deposit
  if (status === 'PROCESSING') {
    if (asksFor(amount, 'depositFails')) moveDeposit(storage, deposit, 'FAILED', 'paymentDeclined')
    else moveDeposit(storage, deposit, 'SUCCESS')
  } else if (status === 'FOR_REVIEW') {
    // The receipt that is sent after a refused one is good.
    const isFirst = !depositSteps(storage.db, deposit).some(({ status }) => status === 'REJECTED')
    if (isFirst && asksFor(amount, 'receiptRefused'))
      moveDeposit(storage, deposit, 'REJECTED', unreadableReceipt)
    else moveDeposit(storage, deposit, 'SUCCESS')
  } else if (storage.now() < deposit.expires_at) moveDeposit(storage, deposit, 'PROCESSING')
  else moveDeposit(storage, deposit, 'EXPIRED')
}

const nextState: Partial<Record<WithdrawalState, WithdrawalState>> = {
  PENDING: 'IN_REVIEW',
  PENDING_KYC: 'IN_REVIEW',
  IN_REVIEW: 'APPROVED',
  APPROVED: 'PROCESSING',
  PROCESSING: 'COMPLETED',
  FAILED: 'REFUNDED',
}

function stepWithdrawal(storage: Storage, withdrawal: Withdrawal): void {
  const { status, amount } = withdrawal
  const needsCheck = status === 'PENDING' && amount > withdrawalLimits.kycThreshold
  const next = needsCheck ? 'PENDING_KYC' : nextState[status]
  if (status === 'IN_REVIEW' && asksFor(amount, 'withdrawalRefused'))
    moveWithdrawal(storage, withdrawal, 'REJECTED', 'documentsUnclear')
  else if (status === 'PROCESSING' && asksFor(amount, 'withdrawalFails'))
    moveWithdrawal(storage, withdrawal, 'FAILED', 'bankRejected')
  else if (next) moveWithdrawal(storage, withdrawal, next)
}

/** Takes what is due of rounds, bonuses that run out, leaderboards that are final, and questions to answer. */
function runOtherSteps({ db, now }: Storage): void {
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
