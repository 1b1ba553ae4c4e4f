import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Platform } from '../platform.ts'

type Storage = Pick<Platform, 'db' | 'now'>

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

/** Adds an order over an amount times a whole multiplier; an order that expires no longer stands in the way. */
export function addTurnover(
  { db, now }: Storage,
  { domain, account_id }: WalletKey,
  order: Pick<TurnoverOrder, 'source' | 'promo_id' | 'amount' | 'multiplier'>,
): void {
  const required = order.amount * order.multiplier
  db.run`INSERT INTO turnover_orders VALUES (${`to-${randomUUID()}`}, ${domain}, ${account_id}, ${order.source},
    ${order.promo_id}, ${order.amount}, ${order.multiplier}, ${required}, 0, ${now()}, ${now() + lifeMs})`
}

/** Counts a bet towards the player's open orders, the oldest first; what one does not need goes to the next. */
export function workOffTurnover({ db, now }: Storage, key: WalletKey, validBet: number): void {
  let left = validBet
  for (const { order_no, required, completed } of left > 0 ? openOrders(db, key, now()) : []) {
    const share = Math.min(left, required - completed)
    db.run`UPDATE turnover_orders SET completed = completed + ${share} WHERE order_no = ${order_no}`
    left -= share
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
