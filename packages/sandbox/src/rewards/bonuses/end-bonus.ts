import { houseAccount, playerAccount, type WalletKey } from '../../ledger/ledger-account.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import type { Storage } from '../../platform.ts'
import type { Bonus, BonusStatus } from './bonus.ts'
import { termsOf } from './bonus-terms.ts'

/**
 * Turns every bonus of a player that is worked off into cash, up to the most that it can turn into. One that has a part in
 * an open bet waits for it.
 */
export function convertBonuses(storage: Storage, { domain, account_id }: WalletKey): void {
  const done = storage.db.all<Bonus>`SELECT bonuses.* FROM bonuses JOIN turnover_orders USING (order_no)
    WHERE bonuses.domain = ${domain} AND bonuses.account_id = ${account_id} AND status = 'ACTIVE'
      AND completed >= required AND NOT EXISTS (SELECT 1 FROM bonus_stakes JOIN bets USING (bet_id)
        WHERE bonus_id = bonuses.bonus_id AND bets.status = 'OPEN')
    ORDER BY granted_at, bonuses.rowid`
  for (const bonus of done) {
    const paid = Math.min(bonus.balance, termsOf(bonus.promo_id).maxWithdraw ?? bonus.balance)
    move(storage, bonus, 'paid', playerAccount(bonus, 'cash'), paid)
    move(storage, bonus, 'kept', houseAccount(bonus.domain, 'bonuses'), bonus.balance - paid)
    close(storage, bonus, 'COMPLETED')
  }
}

/**
 * Takes an active bonus away, with what was won by it, and its turnover; a promised one is called off.
 * @returns what was taken from the balance
 */
export function removeBonus(storage: Storage, bonus: Bonus, status: 'FORFEITED' | 'EXPIRED'): number {
  move(storage, bonus, 'removed', houseAccount(bonus.domain, 'bonuses'), bonus.balance)
  close(storage, bonus, bonus.status === 'PENDING' ? 'CANCELLED' : status)
  storage.db.run`UPDATE turnover_orders SET expires_at = min(expires_at, ${storage.now()})
    WHERE order_no = ${bonus.order_no}`
  return bonus.balance
}

function move(storage: Storage, bonus: Bonus, step: string, credit: string, amount: number): void {
  if (amount === 0) return
  const debit = playerAccount(bonus, 'bonus')
  const { bonus_id: reference } = bonus
  postTransfer(storage, { id: `${reference}:${step}`, kind: 'BONUS', debit, credit, amount, reference })
}

function close({ db, now }: Storage, { bonus_id }: Bonus, status: BonusStatus): void {
  db.run`UPDATE bonuses SET status = ${status}, balance = 0, ended_at = ${now()} WHERE bonus_id = ${bonus_id}`
}
