import { movements } from '../../cashier/reports/statement.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import type { Storage } from '../../platform.ts'
import { activateBonus, type Bonus } from '../bonuses/bonus.ts'
import { findPromotion } from './promotion-list.ts'

/** Grants the promised bonuses of a player whose condition is met. */
export function grantDueBonuses(storage: Storage, key: WalletKey): void {
  const promised = storage.db.all<Bonus>`SELECT * FROM bonuses WHERE domain = ${key.domain}
    AND account_id = ${key.account_id} AND status = 'PENDING'`
  for (const { bonus_id, promo_id, granted_at } of promised) {
    const reward = findPromotion(promo_id)?.reward
    if (reward?.kind !== 'PROMISE') continue
    const { bet_total } = movements(storage.db, key, reward.days(granted_at))
    if (bet_total >= reward.target) activateBonus(storage, bonus_id)
  }
}
