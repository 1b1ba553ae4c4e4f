import { houseAccount, playerAccount, type WalletKey } from '../ledger/ledger-account.ts'
import { balanceOf, postTransfer } from '../ledger/post-transfer.ts'
import { proportion } from '../money.ts'
import type { Storage } from '../platform.ts'
import { refuse } from '../refusal.ts'
import type { Bonus } from '../rewards/bonuses/bonus.ts'

/**
 * Takes a bet's amount from the player: cash first, then the bonuses, the oldest first.
 * @throws Refusal `insufficientBalance`
 */
export function takeStake(storage: Storage, key: WalletKey, betId: string, bet: number): void {
  const fromCash = Math.min(balanceOf(storage.db, playerAccount(key, 'cash')), bet)
  const fromBonus = bet - fromCash
  if (fromBonus > balanceOf(storage.db, playerAccount(key, 'bonus'))) throw refuse('insufficientBalance')
  move(storage, key, 'BET', 'cash', fromCash, betId)
  move(storage, key, 'BET', 'bonus', fromBonus, betId)
  if (fromBonus > 0) stakeBonuses(storage, key, betId, fromBonus)
}

function stakeBonuses({ db }: Storage, { domain, account_id }: WalletKey, betId: string, amount: number) {
  const active = db.all<Bonus>`SELECT * FROM bonuses WHERE domain = ${domain} AND account_id = ${account_id}
    AND status = 'ACTIVE' AND balance > 0 ORDER BY granted_at, rowid`
  let left = amount
  for (const { bonus_id, balance } of active) {
    const part = Math.min(left, balance)
    if (part === 0) break
    db.run`UPDATE bonuses SET balance = balance - ${part} WHERE bonus_id = ${bonus_id}`
    db.run`INSERT INTO bonus_stakes VALUES (${betId}, ${bonus_id}, ${part})`
    left -= part
  }
}

/**
 * Pays what a bet won: each bonus gets the share of the win that it had in the bet, the cash the rest. The share of a
 * bonus that was given up or ran out meanwhile is not paid.
 * @returns what was paid
 */
export function payWin(storage: Storage, key: WalletKey, betId: string, bet: number, win: number): number {
  const stakes = storage.db.all<{ bonus_id: string; amount: number; status: string }>`
    SELECT bonus_id, bonus_stakes.amount, status FROM bonus_stakes JOIN bonuses USING (bonus_id)
    WHERE bet_id = ${betId}`
  let cash = win
  let bonus = 0
  for (const { bonus_id, amount, status } of stakes) {
    const part = proportion(win, amount, bet)
    cash -= part
    if (status !== 'ACTIVE') continue
    storage.db.run`UPDATE bonuses SET balance = balance + ${part} WHERE bonus_id = ${bonus_id}`
    bonus += part
  }
  move(storage, key, 'WIN', 'cash', cash, betId)
  move(storage, key, 'WIN', 'bonus', bonus, betId)
  return cash + bonus
}

function move(
  storage: Storage,
  key: WalletKey,
  kind: 'BET' | 'WIN',
  name: 'cash' | 'bonus',
  amount: number,
  reference: string,
): void {
  if (amount === 0) return
  const own = playerAccount(key, name)
  const house = houseAccount(key.domain, 'bets')
  const [debit, credit] = kind === 'BET' ? [own, house] : [house, own]
  postTransfer(storage, { id: `${kind}:${own}:${reference}`, kind, debit, credit, amount, reference })
}
