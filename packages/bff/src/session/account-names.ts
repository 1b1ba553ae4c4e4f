import { createHmac } from 'node:crypto'
import { accountIdentity } from '../request/sealed-session.ts'
import { deriveKey } from '../storage/sealed-claims.ts'

/**
 * The names of an account of a brand in the list of ended sessions, one for each secret, that of the newest first. The
 * list is in Redis and on the disk, where an account id, which may be a telephone number, must not be readable.
 */
export type AccountNames = (host: string, accountId: string) => readonly [string, ...string[]]

/** Makes the names, which are alike for all spellings of an account id. @throws if there is no secret */
export function createAccountNames(secrets: readonly Buffer[]): AccountNames {
  const [newest, ...older] = secrets.map((secret) => deriveKey(secret, 'marquee ended sessions v1', ''))
  if (!newest) throw new Error('There is no secret to name accounts with')
  return (host, accountId) => {
    const identity = accountIdentity(accountId)
    const name = (key: typeof newest) =>
      `account ${host} ${createHmac('sha256', key).update(`${host} ${identity}`).digest('base64url').slice(0, 32)}`
    return [name(newest), ...older.map(name)]
  }
}
