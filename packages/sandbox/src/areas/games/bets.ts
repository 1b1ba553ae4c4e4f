import { houseAccount, playerAccount, type WalletKey } from '../../ledger/ledger-account.ts'
import { balanceOf, postTransfer } from '../../ledger/post-transfer.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { proportion } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import { notePlayTime } from '../../players/session.ts'
import { refuse } from '../../refusal.ts'
import { type Bonus, convertBonuses } from '../promotions/bonus.ts'
import { grantDueBonuses } from '../promotions/claim-promotion.ts'
import { workOffTurnover } from '../promotions/turnover.ts'
import { earnCommission } from '../referral/commissions.ts'
import type { BetDetail } from '../reports/bet-record.ts'
import { checkPlay } from '../responsible-gaming/check-play.ts'

/** A bet to place; the amount is in the minor unit. */
export interface NewBet {
  betId: string
  roundId: string
  providerCode: string
  gameCode: string
  gameName: string
  gameType: string
  bet: number
  detail?: BetDetail
}

const plainDetail: BetDetail = { bet_type: 'SINGLE', odds: '', legs: [] }

/**
 * Takes a bet's amount from the wallet, records the bet, and counts it towards turnover, bonuses and commissions. A bet
 * of 0 has staked tokens, which are no money. Call it inside a transaction.
 * @throws Refusal `insufficientBalance`, or what a limit or break of the player answers
 */
export function placeBet(platform: Storage, key: WalletKey, bet: NewBet): void {
  const { db, now } = platform
  const { domain, account_id } = key
  notePlayTime(platform, key)
  checkPlay(platform, key, bet.bet)
  takeStake(platform, key, bet.betId, bet.bet)
  db.run`INSERT INTO bets VALUES (${bet.betId}, ${domain}, ${account_id}, ${bet.roundId}, ${bet.providerCode},
    ${bet.gameCode}, ${bet.gameName}, ${bet.gameType}, ${bet.bet}, ${bet.bet}, 0, 'OPEN', ${now()}, NULL,
    ${JSON.stringify(bet.detail ?? plainDetail)})`
  if (bet.bet === 0) return
  workOffTurnover(platform, key, { validBet: bet.bet, gameType: bet.gameType })
  convertBonuses(platform, key)
  grantDueBonuses(platform, key)
  earnCommission(platform, key, bet.bet)
}

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

/**
 * Takes a bet's amount from the player: cash first, then the bonuses, the oldest first.
 * @throws Refusal `insufficientBalance`
 */
function takeStake(storage: Storage, key: WalletKey, betId: string, bet: number): void {
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
function payWin(storage: Storage, key: WalletKey, betId: string, bet: number, win: number): number {
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
