import type { AccountNaming } from '../../config/setting-readers.ts'
import { hashAccount, isAccountHash } from '../../observability/log-lines.ts'
import { accountIdentity } from '../../request/request-context.ts'

/**
 * How the log may name an account: plain, and by its hash under every secret. Whoever has the hash needs neither host nor
 * secret.
 * @throws an error with a sentence where the log names no account, or only by a secret that is not here
 */
export function accountNames(
  account: string,
  host: string | undefined,
  { logAccount, secrets }: { logAccount: AccountNaming; secrets: readonly Buffer[] },
): string[] {
  if (logAccount === 'off')
    throw new Error('LOG_ACCOUNT is off, so the log names no accounts. Ask for a reference.')
  if (logAccount === 'hash' && secrets.length === 0 && !isAccountHash(account))
    throw new Error(
      'The log names accounts by a hash: set SESSION_KEYS as the gateway has it. Without, the gateway makes a key at each start, and no account can be found.',
    )
  const hashes = host === undefined ? [] : secrets.map((secret) => hashAccount(secret, host, account))
  return [...new Set([account, accountIdentity(account), ...hashes])]
}
