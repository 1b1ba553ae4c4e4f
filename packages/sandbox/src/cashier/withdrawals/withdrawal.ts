import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'

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
