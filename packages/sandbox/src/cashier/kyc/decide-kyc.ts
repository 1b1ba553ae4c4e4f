import type { WalletKey } from '../../ledger/ledger-account.ts'
import type { Storage } from '../../platform.ts'
import { type KycStatus, kycOf } from './kyc-of.ts'

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
