import { asksFor } from '../../calls/sentinels.ts'
import { minuteMs } from '../../clock/durations.ts'
import type { Database } from '../../database/open-database.ts'
import { houseAccount, playerAccount, type WalletKey } from '../../ledger/ledger-account.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import type { Storage } from '../../platform.ts'
import { refuse } from '../../refusal.ts'
import { statePath } from './state-path.ts'

/** The states of a withdrawal. */
export type WithdrawalState =
  | 'PENDING'
  | 'PENDING_KYC'
  | 'IN_REVIEW'
  | 'APPROVED'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'REJECTED'
  | 'CANCELLED'
  | 'FAILED'
  | 'REFUNDED'

/** A withdrawal. Amounts are in the minor unit, times in milliseconds since the epoch. */
export interface Withdrawal {
  withdrawal_id: string
  domain: string
  account_id: string
  request_id: string
  bank_id: string
  /** What leaves the wallet, and what is kept of it. */
  amount: number
  fee: number
  currency: string
  status: WithdrawalState
  reason_code: string
  provider_ref: string
  created_at: number
  updated_at: number
  eta_from: number
  eta_to: number
  /** When the clock moves it on; null in a terminal state. */
  due_at: number | null
}

/** Finds a player's withdrawal by its own id or by the id of the request that created it. */
export function findWithdrawal(
  db: Database,
  { domain, account_id }: WalletKey,
  ids: { withdrawal_id?: string; request_id?: string },
): Withdrawal | undefined {
  return db.one<Withdrawal>`SELECT * FROM withdrawals WHERE domain = ${domain} AND account_id = ${account_id}
    AND withdrawal_id = coalesce(${ids.withdrawal_id ?? null}, withdrawal_id)
    AND request_id = coalesce(${ids.request_id ?? null}, request_id)`
}

/** The player's withdrawal that has not come to an end; `undefined` when there is none. */
export function openWithdrawal(db: Database, { domain, account_id }: WalletKey): Withdrawal | undefined {
  return db.one<Withdrawal>`SELECT * FROM withdrawals WHERE domain = ${domain} AND account_id = ${account_id}
    AND status NOT IN ('COMPLETED', 'REJECTED', 'CANCELLED', 'REFUNDED')`
}

const nexts: Partial<Record<WithdrawalState, WithdrawalState[]>> = {
  PENDING: ['IN_REVIEW', 'PENDING_KYC', 'REJECTED', 'CANCELLED'],
  PENDING_KYC: ['IN_REVIEW', 'REJECTED'],
  IN_REVIEW: ['APPROVED', 'REJECTED'],
  APPROVED: ['PROCESSING'],
  PROCESSING: ['COMPLETED', 'FAILED'],
  FAILED: ['REFUNDED'],
}

const minutes: Partial<Record<WithdrawalState, number>> = {
  PENDING: 2,
  PENDING_KYC: 30,
  IN_REVIEW: 5,
  APPROVED: 1,
  PROCESSING: 7,
  FAILED: 1,
}
const lateMinutes = 120

/** How long all steps take together, without an identity check. */
export const stepMinutes = 15

/** What is promised before and after a withdrawal is made. An identity check puts its own time on top. */
export const processingMinutes = 20

/** When the clock moves a withdrawal on from a state that it enters now; `null` for a terminal state. */
export function nextStepAt(state: WithdrawalState, amount: number, now: number): number | null {
  const isLate = state === 'PROCESSING' && asksFor(amount, 'withdrawalIsLate')
  const duration = isLate ? lateMinutes : minutes[state]
  return duration === undefined ? null : now + duration * minuteMs
}

/**
 * Moves a withdrawal to a state, through those between. What was locked leaves when it is completed, and comes back when
 * it is rejected, cancelled or refunded.
 * @param reason the reason code of a refusal or failure
 * @throws Refusal `notEligible` when the state cannot be reached
 */
export function moveWithdrawal(
  storage: Storage,
  withdrawal: Withdrawal,
  to: WithdrawalState,
  reason = '',
): void {
  const path = statePath(nexts, withdrawal.status, to)
  if (!path) throw refuse('notEligible')
  storage.db.transaction(() => {
    for (const state of path) enter(storage, withdrawal, state, reason)
  })
}

function enter(storage: Storage, withdrawal: Withdrawal, state: WithdrawalState, reason: string): void {
  const { db, now } = storage
  const { withdrawal_id: id, amount } = withdrawal
  const isLate = state === 'PROCESSING' && asksFor(amount, 'withdrawalIsLate')
  const reference = state === 'PROCESSING' ? `IP${id.slice(-10).toUpperCase()}` : ''
  db.run`UPDATE withdrawals SET status = ${state}, updated_at = ${now()},
      reason_code = CASE WHEN ${Number(isLate)} THEN 'bankDelay' WHEN ${state} = 'REFUNDED' THEN reason_code ELSE ${reason} END,
      provider_ref = CASE WHEN ${reference} = '' THEN provider_ref ELSE ${reference} END,
      eta_to = eta_to + ${state === 'PENDING_KYC' ? (minutes.PENDING_KYC ?? 0) * minuteMs : 0},
      due_at = ${nextStepAt(state, amount, now())} WHERE withdrawal_id = ${id}`
  db.run`INSERT INTO withdrawal_steps VALUES (${id}, ${state}, ${now()})`
  if (state === 'COMPLETED') payOut(storage, withdrawal)
  if (state === 'REJECTED' || state === 'CANCELLED' || state === 'REFUNDED') giveBack(storage, withdrawal)
}

function payOut(storage: Storage, withdrawal: Withdrawal): void {
  const { withdrawal_id: id, domain, amount, fee } = withdrawal
  const debit = playerAccount(withdrawal, 'locked')
  const [payments, fees] = [houseAccount(domain, 'payments'), houseAccount(domain, 'fees')]
  postTransfer(storage, {
    ...{ id: `${id}:end`, kind: 'PAYOUT', debit, credit: payments, amount: amount - fee, reference: id },
  })
  if (fee === 0) return
  postTransfer(storage, { id: `${id}:fee`, kind: 'FEE', debit, credit: fees, amount: fee, reference: id })
}

// It has the id of the payout: a withdrawal ends once.
function giveBack(storage: Storage, withdrawal: Withdrawal): void {
  const { withdrawal_id: id, amount } = withdrawal
  const [debit, credit] = [playerAccount(withdrawal, 'locked'), playerAccount(withdrawal, 'cash')]
  postTransfer(storage, { id: `${id}:end`, kind: 'WITHDRAWAL_REFUND', debit, credit, amount, reference: id })
}
