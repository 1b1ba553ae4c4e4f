import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Platform } from '../platform.ts'
import { moveMoney } from '../players/wallet.ts'
import { refuse } from '../refusal.ts'

/**
 * Settles an open bet and pays its win. Call it inside a transaction.
 * @param win in the minor unit; 0 for a lost bet
 * @returns the balance afterwards
 * @throws Refusal `notFound` when the bet is unknown or settled already
 */
export function settleBet(
  platform: Pick<Platform, 'db' | 'now'>,
  key: WalletKey,
  betId: string,
  win: number,
): number {
  const settled = platform.db
    .run`UPDATE bets SET status = 'SETTLED', win = ${win}, settled_at = ${platform.now()}
    WHERE bet_id = ${betId} AND domain = ${key.domain} AND account_id = ${key.account_id} AND status = 'OPEN'`
  if (settled === 0) throw refuse('notFound')
  return moveMoney(platform, key, 'WIN', win, betId)
}
