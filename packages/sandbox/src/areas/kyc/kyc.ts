import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import type { Storage } from '../../platform.ts'

/** The documents by which a player's identity is checked. */
export const acceptedDocuments: readonly string[] = ['ID_FRONT', 'ID_BACK', 'SELFIE', 'PROOF_OF_ADDRESS']

/** Those without which no check begins, with their number of photos. */
export const requiredDocuments = ['ID_FRONT', 'ID_BACK', 'SELFIE'].map((type) => ({ type, pages: 1 }))

/** How long a check usually takes. */
export const checkMinutes = 120

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

/**
 * Decides the check of a player's identity. A verified name becomes the account's where it has none.
 * @param reason why it was rejected
 */
export function decideKyc({ db, now }: Storage, key: WalletKey, status: KycStatus, reason = ''): void {
  const { domain, account_id } = key
  const { form } = kycOf(db, key)
  db.transaction(() => {
    db.run`INSERT OR REPLACE INTO kyc VALUES (${domain}, ${account_id}, ${status}, ${reason}, ${form}, ${now()})`
    db.run`UPDATE kyc_documents SET status = ${status}, reason = ${reason}
      WHERE domain = ${domain} AND account_id = ${account_id} AND status = 'PENDING'`
    const { full_name = '' } = JSON.parse(form) as { full_name?: string }
    if (status === 'VERIFIED')
      db.run`UPDATE players SET full_name = ${full_name}
        WHERE domain = ${domain} AND account_id = ${account_id} AND full_name = ''`
  })
}
