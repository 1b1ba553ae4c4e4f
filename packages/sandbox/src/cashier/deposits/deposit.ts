import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'

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
