import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Storage } from '../platform.ts'
import { walletOf } from '../players/wallet.ts'
import { refuse } from '../refusal.ts'
import { convertBonuses } from '../rewards/bonuses/end-bonus.ts'
import { payWin } from './bet-money.ts'

/**
 * Settles an open bet and pays its win. Call it inside a transaction.
 * @param win in the minor unit; 0 for a lost bet
 * @returns the balance afterwards
 * @throws Refusal `notFound` when the bet is unknown or settled already
 */
export function settleBet(platform: Storage, key: WalletKey, betId: string, win: number): number {
  const { db, now } = platform
  const settled = db.one<{ bet: number }>`UPDATE bets SET status = 'SETTLED', settled_at = ${now()}
    WHERE bet_id = ${betId} AND domain = ${key.domain} AND account_id = ${key.account_id} AND status = 'OPEN'
    RETURNING bet`
  if (!settled) throw refuse('notFound')
  const paid = payWin(platform, key, betId, settled.bet, win)
  db.run`UPDATE bets SET win = ${paid} WHERE bet_id = ${betId}`
  convertBonuses(platform, key)
  return walletOf(db, key).balance
}
