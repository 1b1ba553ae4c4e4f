import type { Database } from '../database/open-database.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refusal.ts'

/** The account that a wallet belongs to. */
export interface WalletKey {
  domain: string
  account_id: string
}

/** Why money moves. */
export type LedgerKind = 'BET' | 'WIN' | 'BONUS' | 'MISSION' | 'ADJUSTMENT'

/** The contents of a wallet in the minor unit. */
export interface Wallet {
  balance: number
  tokens: number
  frozen_tokens: number
}

/** The wallet of an account; empty for an unknown account. */
export function walletOf(db: Database, { domain, account_id }: WalletKey): Wallet {
  const wallet = db.one<Wallet>`SELECT balance, tokens, frozen_tokens FROM players
    WHERE domain = ${domain} AND account_id = ${account_id}`
  return wallet ?? { balance: 0, tokens: 0, frozen_tokens: 0 }
}

/**
 * Adds (positive) or removes (negative) money, and records it in the ledger. Call it inside a transaction.
 * @param amount in the minor unit; nothing happens for 0
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
 * Changes a player's available tokens and those frozen in unsettled bets.
 * @param change in the minor unit; negative numbers remove tokens
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
