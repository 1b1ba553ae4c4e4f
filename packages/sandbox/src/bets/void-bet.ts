import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Platform } from '../platform.ts'
import { moveMoney } from '../players/wallet.ts'

/** Voids an open bet: its stake is returned as its win, and it counts for no turnover report. */
export function voidBet(platform: Pick<Platform, 'db' | 'now'>, key: WalletKey, betId: string): void {
  const bet = platform.db.one<{ bet: number }>`UPDATE bets
    SET status = 'VOID', valid_bet = 0, win = bet, settled_at = ${platform.now()}
    WHERE bet_id = ${betId} AND domain = ${key.domain} AND account_id = ${key.account_id} AND status = 'OPEN'
    RETURNING bet`
  if (bet) moveMoney(platform, key, 'WIN', bet.bet, betId)
}
