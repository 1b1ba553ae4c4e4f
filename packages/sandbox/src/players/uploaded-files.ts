import type { Database } from '../database/open-database.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import { invalidInput } from '../refusal.ts'

/** Requires that a player uploaded the file of a key. @throws Refusal `invalidInput` */
export function requireFile(db: Database, { domain, account_id }: WalletKey, fileKey: string): void {
  const file = db.one`SELECT 1 FROM files
    WHERE file_key = ${fileKey} AND domain = ${domain} AND account_id = ${account_id}`
  if (!file) throw invalidInput({ file_key: 'unknown' })
}
