import { secondMs } from '../../clock/durations.ts'
import type { Database } from '../../database/open-database.ts'
import { houseAccount, playerAccount, type WalletKey } from '../../ledger/ledger-account.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import type { Storage } from '../../platform.ts'
import { refuse } from '../../refusal.ts'
import { grantBonus } from '../promotions/bonus.ts'
import { findOffer, isEligible } from '../promotions/deposit-offers.ts'
import { addTurnover } from '../promotions/turnover.ts'
import { raiseLevel } from '../vip/levels.ts'
import { statePath } from './state-path.ts'

/** The states of a deposit. */
export type DepositState =
  | 'CREATED'
  | 'AWAITING_PAYMENT'
  | 'PROCESSING'
  | 'FOR_REVIEW'
  | 'SUCCESS'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'REJECTED'
  | 'FAILED'

/** A deposit. Amounts are in the minor unit, times in milliseconds since the epoch. */
export interface Deposit {
  deposit_id: string
  domain: string
  account_id: string
  request_id: string
  channel_code: string
  /** What the player pays, and what the channel keeps of it. */
  amount: number
  fee: number
  currency: string
  status: DepositState
  /** Empty without a bonus. */
  promo_id: string
  bonus: number
  reason_code: string
  fields: string
  return_url: string
  /** Opens the payment page. */
  pay_token: string
  reference_no: string
  file_key: string
  paid_late: number
  created_at: number
  updated_at: number
  expires_at: number
  /** When the clock moves it on; null in a terminal state. */
  due_at: number | null
}

/** Finds a player's deposit by its own id or by the id of the request that created it. */
export function findDeposit(
  db: Database,
  { domain, account_id }: WalletKey,
  ids: { deposit_id?: string; request_id?: string },
): Deposit | undefined {
  return db.one<Deposit>`SELECT * FROM deposits WHERE domain = ${domain} AND account_id = ${account_id}
    AND deposit_id = coalesce(${ids.deposit_id ?? null}, deposit_id)
    AND request_id = coalesce(${ids.request_id ?? null}, request_id)`
}

// The contract's states. A payment that arrives after the end of its time still counts, and another receipt may follow one
// that was refused.
const nexts: Partial<Record<DepositState, DepositState[]>> = {
  CREATED: ['AWAITING_PAYMENT', 'PROCESSING'],
  AWAITING_PAYMENT: ['PROCESSING', 'FOR_REVIEW', 'EXPIRED', 'CANCELLED'],
  PROCESSING: ['SUCCESS', 'FAILED'],
  FOR_REVIEW: ['SUCCESS', 'REJECTED'],
  REJECTED: ['FOR_REVIEW'],
  EXPIRED: ['SUCCESS'],
}

/** How long a payment is processed, and a receipt reviewed. */
const durations: Partial<Record<DepositState, number>> = {
  PROCESSING: 3 * secondMs,
  FOR_REVIEW: 120 * secondMs,
}

/**
 * Moves a deposit to a state, through those between, and credits it when it succeeds.
 * @param reason the reason code of a failure
 * @throws Refusal `notEligible` when the state cannot be reached
 */
export function moveDeposit(storage: Storage, deposit: Deposit, to: DepositState, reason = ''): void {
  const path = statePath(nexts, deposit.status, to)
  if (!path) throw refuse('notEligible')
  storage.db.transaction(() => {
    for (const state of path) enter(storage, deposit, state, state === to ? reason : '')
  })
}

function enter(storage: Storage, { deposit_id }: Deposit, state: DepositState, reason: string): void {
  const { db, now } = storage
  const duration = durations[state]
  const dueAt = duration === undefined ? null : now() + duration
  const deposit = db.one<Deposit>`SELECT * FROM deposits WHERE deposit_id = ${deposit_id}`
  if (!deposit) return
  const bonus = state === 'SUCCESS' ? credit(storage, deposit) : deposit.bonus
  db.run`UPDATE deposits SET status = ${state}, reason_code = ${reason}, updated_at = ${now()}, due_at = ${dueAt},
    bonus = ${bonus}, paid_late = ${Number(deposit.status === 'EXPIRED')} WHERE deposit_id = ${deposit_id}`
  db.run`INSERT INTO deposit_steps VALUES (${deposit_id}, ${state}, ${now()})`
}

/** The states that a deposit has been in, oldest first. */
export function depositSteps(db: Database, { deposit_id }: Deposit) {
  return db.all<{ status: DepositState; at: number }>`SELECT status, at FROM deposit_steps
    WHERE deposit_id = ${deposit_id} ORDER BY rowid`
}

/** Whether another receipt may follow the one that was refused. */
export const mayResendReceipt = ({ status, reason_code }: Deposit): boolean =>
  status === 'REJECTED' && reason_code === unreadableReceipt

/** The reason code of a receipt that nobody can read. */
export const unreadableReceipt = 'receiptUnreadable'

/** @returns the bonus that was credited too */
function credit(storage: Storage, deposit: Deposit): number {
  const { deposit_id: id, domain, account_id, amount, fee } = deposit
  const net = amount - fee
  const debit = houseAccount(domain, 'payments')
  const cash = playerAccount(deposit, 'cash')
  const bonus = creditBonus(storage, deposit)
  postTransfer(storage, { id, kind: 'DEPOSIT', debit, credit: cash, amount: net, reference: id })
  if (fee > 0) {
    const feeAccount = houseAccount(domain, 'fees')
    postTransfer(storage, {
      id: `${id}:fee`,
      kind: 'FEE',
      debit,
      credit: feeAccount,
      amount: fee,
      reference: id,
    })
  }
  addTurnover(storage, deposit, { source: 'DEPOSIT', promo_id: '', amount: net, multiplier: 1 })
  storage.db.run`UPDATE players SET cycle_deposit = cycle_deposit + ${net}
    WHERE domain = ${domain} AND account_id = ${account_id}`
  raiseLevel(storage, deposit)
  return bonus
}

// A bonus for the first deposit goes to the first that succeeds, however many were begun with it.
function creditBonus(storage: Storage, deposit: Deposit): number {
  const { deposit_id: reference, amount, promo_id, bonus } = deposit
  const offer = findOffer(promo_id)
  if (!offer || bonus === 0 || !isEligible(storage.db, deposit, offer, amount)) return 0
  grantBonus(storage, deposit, { promoId: promo_id, amount: bonus, reference })
  return bonus
}
