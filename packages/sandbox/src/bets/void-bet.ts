import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Storage } from '../platform.ts'
import { convertBonuses } from '../rewards/bonuses/end-bonus.ts'
import { payWin } from './bet-money.ts'

/** Voids an open bet: its stake is returned as its win, and it counts for no turnover report. */
export function voidBet(platform: Storage, key: WalletKey, betId: string): void {
  const { db, now } = platform
  const voided = db.one<{ bet: number }>`UPDATE bets
    SET status = 'VOID', valid_bet = 0, settled_at = ${now()}
    WHERE bet_id = ${betId} AND domain = ${key.domain} AND account_id = ${key.account_id} AND status = 'OPEN'
    RETURNING bet`
  if (!voided) return
  const paid = payWin(platform, key, betId, voided.bet, voided.bet)
  db.run`UPDATE bets SET win = ${paid} WHERE bet_id = ${betId}`
  convertBonuses(platform, key)
}
