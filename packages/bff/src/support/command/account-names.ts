import { keys } from '../../config/setting-readers.ts'
import { hashAccount } from '../../observability/account-in-log.ts'
import { accountIdentity } from '../../request/sealed-session.ts'

/** Settings that say how the log names accounts. */
type Environment = Readonly<Record<string, string | undefined>>

/**
 * How the log may name an account: plain, and by its hash under every key of `SESSION_KEYS`.
 * @throws an error with a sentence where the log names no account, or only by a key that is not here
 */
export function accountNames(host: string, account: string, environment: Environment): string[] {
  const { LOG_ACCOUNT: how = 'hash', SESSION_KEYS: written = '' } = environment
  if (how === 'off') throw new Error('LOG_ACCOUNT is off, so the log names no accounts. Ask for a reference.')
  const secrets = keys.safeParse(written).data ?? []
  if (how === 'hash' && secrets.length === 0)
    throw new Error(
      'The log names accounts by a hash: set SESSION_KEYS as the gateway has it. Without, the gateway makes a key at each start, and no account can be found.',
    )
  const hashes = secrets.map((secret) => hashAccount(secret, host, account))
  return [...new Set([account, accountIdentity(account), ...hashes])]
}
