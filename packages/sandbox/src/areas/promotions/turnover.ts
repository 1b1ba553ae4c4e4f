import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { proportion } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import { countedBet, termsOf } from './bonus-terms.ts'

/** Bets that a player has to place before money can be withdrawn; amounts in the minor unit. */
export interface TurnoverOrder {
  order_no: string
  source: 'DEPOSIT' | 'BONUS' | 'ADJUSTMENT'
  promo_id: string
  amount: number
  multiplier: number
  required: number
  completed: number
  created_at: number
  expires_at: number
}

const dayMs = 86_400_000
const lifeMs = 90 * dayMs

/**
 * Adds an order over an amount times a whole multiplier; an order that expires no longer stands in the way.
 * @returns its number
 */
export function addTurnover(
  { db, now }: Storage,
  { domain, account_id }: WalletKey,
  order: Pick<TurnoverOrder, 'source' | 'promo_id' | 'amount' | 'multiplier'> & { lifeMs?: number },
): string {
  const required = order.amount * order.multiplier
  const orderNo = `to-${randomUUID()}`
  db.run`INSERT INTO turnover_orders VALUES (${orderNo}, ${domain}, ${account_id}, ${order.source},
    ${order.promo_id}, ${order.amount}, ${order.multiplier}, ${required}, 0, ${now()},
    ${now() + (order.lifeMs ?? lifeMs)})`
  return orderNo
}

/**
 * Counts a bet towards the player's open orders, the oldest first; what one does not need goes to the next. A bet counts
 * whole for a deposit, and by its game type for a bonus.
 */
export function workOffTurnover(
  { db, now }: Storage,
  key: WalletKey,
  { validBet, gameType }: { validBet: number; gameType: string },
): void {
  let left = validBet
  for (const order of left > 0 ? openOrders(db, key, now()) : []) {
    const missing = order.required - order.completed
    const counted = order.source === 'BONUS' ? countedBet(termsOf(order.promo_id), gameType, left) : left
    const done = Math.min(counted, missing)
    db.run`UPDATE turnover_orders SET completed = completed + ${done} WHERE order_no = ${order.order_no}`
    // The bet that fills an order is used up in proportion, and the rest goes on.
    left = counted > missing ? proportion(left, counted - missing, counted) : 0
    if (left === 0) return
  }
}

/** What the player's open orders require, and how much of it is done; all 0 without open orders. */
export function turnoverOf({ db, now }: Storage, key: WalletKey) {
  const orders = openOrders(db, key, now())
  const required = orders.reduce((sum, order) => sum + order.required, 0)
  const completed = orders.reduce((sum, order) => sum + order.completed, 0)
  return { required, completed, remaining: required - completed }
}

function openOrders(db: Database, { domain, account_id }: WalletKey, at: number): TurnoverOrder[] {
  return db.all<TurnoverOrder>`SELECT * FROM turnover_orders
    WHERE domain = ${domain} AND account_id = ${account_id} AND completed < required AND expires_at > ${at}
    ORDER BY created_at, rowid`
}
