import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import { houseAccount, playerAccount, type WalletKey } from '../../ledger/ledger-account.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import type { Storage } from '../../platform.ts'
import { termsOf } from './bonus-terms.ts'
import { addTurnover } from './turnover.ts'

export type BonusStatus = 'PENDING' | 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'FORFEITED' | 'CANCELLED'

/** A bonus that a player took. Amounts are in the minor unit, times in milliseconds since the epoch. */
export interface Bonus {
  bonus_id: string
  domain: string
  account_id: string
  promo_id: string
  amount: number
  /** What is left of it, with what was won by it; 0 unless it is active. */
  balance: number
  status: BonusStatus
  /** The turnover order by which it is worked off; empty for a pending one. */
  order_no: string
  granted_at: number
  expires_at: number
  ended_at: number | null
}

const dayMs = 86_400_000

/** A bonus to grant; `reference` is what it is for, if that is not the bonus itself. */
interface NewBonus {
  promoId: string
  amount: number
  reference?: string
}

/** Grants a bonus: its money goes to the player's bonus account, until it is worked off. */
export function grantBonus(
  storage: Storage,
  key: WalletKey,
  { promoId, amount, reference }: NewBonus,
): Bonus {
  const id = `bn-${randomUUID()}`
  const expiresAt = storage.now() + termsOf(promoId).validDays * dayMs
  insertBonus(storage, key, { id, promoId, amount, status: 'PENDING', expiresAt })
  return activateBonus(storage, id, reference ?? id)
}

/** Promises a bonus that is granted once its condition is met, and cancelled at the end of its time. */
export function promiseBonus(
  storage: Storage,
  key: WalletKey,
  { promoId, amount, until }: { promoId: string; amount: number; until: number },
): Bonus {
  const id = `bn-${randomUUID()}`
  insertBonus(storage, key, { id, promoId, amount, status: 'PENDING', expiresAt: until })
  return bonusById(storage.db, id)
}

interface Row {
  id: string
  promoId: string
  amount: number
  status: BonusStatus
  expiresAt: number
}

function insertBonus({ db, now }: Storage, { domain, account_id }: WalletKey, row: Row): void {
  db.run`INSERT INTO bonuses (bonus_id, domain, account_id, promo_id, amount, balance, status, order_no, granted_at,
      expires_at)
    VALUES (${row.id}, ${domain}, ${account_id}, ${row.promoId}, ${row.amount}, 0, ${row.status}, '', ${now()},
      ${row.expiresAt})`
}

/** Turns a pending bonus into money to play with. Its time to be worked off begins now. */
export function activateBonus(storage: Storage, bonusId: string, reference = bonusId): Bonus {
  const bonus = bonusById(storage.db, bonusId)
  const { domain, promo_id, amount } = bonus
  const { multiplier, validDays } = termsOf(promo_id)
  const [debit, credit] = [houseAccount(domain, 'bonuses'), playerAccount(bonus, 'bonus')]
  postTransfer(storage, { id: `${bonusId}:granted`, kind: 'BONUS', debit, credit, amount, reference })
  const lifeMs = validDays * dayMs
  const order = addTurnover(storage, bonus, { source: 'BONUS', promo_id, amount, multiplier, lifeMs })
  storage.db.run`UPDATE bonuses SET status = 'ACTIVE', balance = amount, order_no = ${order},
    granted_at = ${storage.now()}, expires_at = ${storage.now() + lifeMs} WHERE bonus_id = ${bonusId}`
  return bonusById(storage.db, bonusId)
}

/** Finds a player's bonus. */
export function findBonus(db: Database, key: WalletKey, bonusId: string): Bonus | undefined {
  return db.one<Bonus>`SELECT * FROM bonuses WHERE bonus_id = ${bonusId}
    AND domain = ${key.domain} AND account_id = ${key.account_id}`
}

function bonusById(db: Database, bonusId: string): Bonus {
  return db.one<Bonus>`SELECT * FROM bonuses WHERE bonus_id = ${bonusId}` as Bonus
}

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
