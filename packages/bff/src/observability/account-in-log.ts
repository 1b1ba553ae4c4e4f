import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { accountIdentity } from '../request/sealed-session.ts'
import { deriveKey } from '../storage/sealed-claims.ts'

/** How an account of a brand stands in the log; undefined if it must not. */
export type AccountInLog = (host: string, accountId: string) => string | undefined

/**
 * Makes the names of accounts for the log, as `LOG_ACCOUNT` says. A hash without a key would be found by trying all
 * telephone numbers, so it is an HMAC under a key of the newest secret.
 */
export function createAccountInLog(how: Config['logAccount'], secrets: readonly Buffer[]): AccountInLog {
  const [newest] = secrets
  if (how === 'plain') return (_host, accountId) => accountId
  if (how === 'off' || !newest) return () => undefined
  return (host, accountId) => hashAccount(newest, host, accountId)
}

/** Hashes an account: all spellings of its id at one brand have the same hash while the secret stays. */
export function hashAccount(secret: Buffer, host: string, accountId: string): string {
  const key = deriveKey(secret, 'marquee account log v1', '')
  return createHmac('sha256', key)
    .update(`${host} ${accountIdentity(accountId)}`)
    .digest('hex')
    .slice(0, 16)
}
