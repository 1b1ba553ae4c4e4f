import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'

export type KycStatus = 'NONE' | 'PENDING' | 'VERIFIED' | 'REJECTED' | 'EXPIRED'

/** How far the check of a player's identity is. */
export interface Kyc {
  status: KycStatus
  /** Why it was rejected; empty otherwise. */
  reason: string
  /** What the player declared, as JSON. */
  form: string
}

/** The check of a player's identity; `NONE` before it began. */
export function kycOf(db: Database, { domain, account_id }: WalletKey): Kyc {
  const row = db.one<Kyc>`SELECT status, reason, form FROM kyc
    WHERE domain = ${domain} AND account_id = ${account_id}`
  return row ?? { status: 'NONE', reason: '', form: '{}' }
}
