import type { Database } from '../database/open-database.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refusal.ts'

/** Whose wallet: an account of a brand. */
export interface WalletKey {
  domain: string
  account_id: string
}

export type LedgerKind = 'BET' | 'WIN' | 'BONUS' | 'MISSION' | 'ADJUSTMENT'

/** What the wallet holds, in the minor unit. */
export interface Wallet {
  balance: number
  tokens: number
  frozen_tokens: number
}

export function walletOf(db: Database, { domain, account_id }: WalletKey): Wallet {
  const wallet = db.one<Wallet>`SELECT balance, tokens, frozen_tokens FROM players
    WHERE domain = ${domain} AND account_id = ${account_id}`
  return wallet ?? { balance: 0, tokens: 0, frozen_tokens: 0 }
}

/**
 * Moves money in (positive) or out (negative) and writes it down. Call it inside a transaction.
 * @param amount minor unit; nothing happens for 0
 * @returns the balance afterwards
 * @throws Refusal `insufficientBalance`
 */
export function moveMoney(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { domain, account_id }: WalletKey,
  kind: LedgerKind,
  amount: number,
  reference: string,
): number {
  const before = walletOf(db, { domain, account_id }).balance
  const after = before + amount
  if (amount === 0) return before
  if (after < 0) throw refuse('insufficientBalance')
  db.run`UPDATE players SET balance = ${after} WHERE domain = ${domain} AND account_id = ${account_id}`
  db.run`INSERT INTO ledger (domain, account_id, kind, amount, balance_after, reference, at)
    VALUES (${domain}, ${account_id}, ${kind}, ${amount}, ${after}, ${reference}, ${now()})`
  return after
}

/**
 * Moves tokens between the player, the stake that is not settled yet, and the house.
 * @param change minor unit of each part; a negative number takes
 * @throws Refusal `insufficientBalance`
 */
export function moveTokens(
  db: Database,
  { domain, account_id }: WalletKey,
  change: { available: number; frozen: number },
): void {
  const { tokens, frozen_tokens } = walletOf(db, { domain, account_id })
  const available = tokens + change.available
  const frozen = frozen_tokens + change.frozen
  if (available < 0 || frozen < 0) throw refuse('insufficientBalance')
  db.run`UPDATE players SET tokens = ${available}, frozen_tokens = ${frozen}
    WHERE domain = ${domain} AND account_id = ${account_id}`
}
