import type { Database } from '../database/open-database.ts'
import type { Storage } from '../platform.ts'
import { refuse } from '../refusal.ts'

/** Why money or tokens move: the types of the platform's transactions, and `FEE` and `PAYOUT`, which no player sees. */
export type TransferKind =
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_REFUND'
  | 'BET'
  | 'WIN'
  | 'BONUS'
  | 'REBATE'
  | 'REFERRAL'
  | 'VIP_REWARD'
  | 'MISSION'
  | 'TOKEN'
  | 'ADJUSTMENT'
  | 'PAYOUT'
  | 'FEE'

/** A movement between two accounts of the ledger. */
export interface Transfer {
  /** Unique: a second transfer with the same id is an error, so that nothing is paid twice. */
  id: string
  kind: TransferKind
  /** The account that pays, and the one that receives. */
  debit: string
  credit: string
  /** In the minor unit; more than 0. */
  amount: number
  /** What it belongs to: a deposit, a withdrawal, a bet, a message, a reward. */
  reference: string
}

/** The balance of an account in the minor unit; 0 for an unknown one. */
export function balanceOf(db: Database, account: string): number {
  return db.one<{ balance: number }>`SELECT balance FROM ledger_accounts WHERE id = ${account}`?.balance ?? 0
}

/**
 * Posts a transfer.
 * @throws Refusal `insufficientBalance` when the paying account would fall below its floor
 * @throws Error for an id that was posted before, and for an amount that is not a whole number above 0
 */
export function postTransfer({ db, now }: Storage, transfer: Transfer): void {
  const { id, kind, debit, credit, amount, reference } = transfer
  const payer = db.one<{ floor: number | null; balance: number }>`
    SELECT floor, balance FROM ledger_accounts WHERE id = ${debit}`
  if (payer && payer.floor !== null && payer.balance - amount < payer.floor)
    throw refuse('insufficientBalance')
  db.run`INSERT INTO transfers (id, kind, debit, credit, amount, reference, at)
    VALUES (${id}, ${kind}, ${debit}, ${credit}, ${amount}, ${reference}, ${now()})`
}
