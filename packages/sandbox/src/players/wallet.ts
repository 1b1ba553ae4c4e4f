import type { Database } from '../database/open-database.ts'
import { houseAccount, playerAccount, type WalletKey } from '../ledger/ledger-account.ts'
import { balanceOf, postTransfer } from '../ledger/post-transfer.ts'
import type { Platform } from '../platform.ts'

type Storage = Pick<Platform, 'db' | 'now'>

/** The contents of a wallet in the minor unit. */
export interface Wallet {
  balance: number
  tokens: number
  frozen_tokens: number
}

/** The wallet of an account; empty for an unknown account. */
export function walletOf(db: Database, key: WalletKey): Wallet {
  return {
    balance: balanceOf(db, playerAccount(key, 'cash')),
    tokens: balanceOf(db, playerAccount(key, 'tokens')),
    frozen_tokens: balanceOf(db, playerAccount(key, 'frozen_tokens')),
  }
}

const moneyFrom = { BET: 'bets', WIN: 'bets', BONUS: 'bonuses', ADJUSTMENT: 'adjustments' } as const

/**
 * Moves money between a player's wallet and the house: to the house for a bet, to the player for everything else.
 * @param amount in the minor unit; nothing happens for 0
 * @param reference what it belongs to; one movement of a kind for each reference
 * @returns the balance afterwards
 * @throws Refusal `insufficientBalance`
 */
export function moveMoney(
  storage: Storage,
  key: WalletKey,
  kind: keyof typeof moneyFrom,
  amount: number,
  reference: string,
): number {
  const cash = playerAccount(key, 'cash')
  const house = houseAccount(key.domain, moneyFrom[kind])
  const [debit, credit] = kind === 'BET' ? [cash, house] : [house, cash]
  const id = `${kind}:${cash}:${reference}`
  if (amount > 0) postTransfer(storage, { id, kind, debit, credit, amount, reference })
  return balanceOf(storage.db, cash)
}

const tokenPaths = {
  GRANT: ['house', 'tokens'],
  STAKE: ['tokens', 'frozen_tokens'],
  SETTLE: ['frozen_tokens', 'house'],
} as const

/**
 * Grants tokens, freezes a stake, or takes a frozen stake.
 * @param amount in the minor unit; nothing happens for 0
 * @param reference what it belongs to; one movement of a kind for each reference
 * @throws Refusal `insufficientBalance`
 */
export function moveTokens(
  storage: Storage,
  key: WalletKey,
  movement: keyof typeof tokenPaths,
  amount: number,
  reference: string,
): void {
  const accountOf = (name: (typeof tokenPaths)[typeof movement][number]) =>
    name === 'house' ? houseAccount(key.domain, 'tokens') : playerAccount(key, name)
  const [debit, credit] = tokenPaths[movement].map(accountOf) as [string, string]
  const id = `${movement}:${playerAccount(key, 'tokens')}:${reference}`
  if (amount > 0) postTransfer(storage, { id, kind: 'TOKEN', debit, credit, amount, reference })
}
