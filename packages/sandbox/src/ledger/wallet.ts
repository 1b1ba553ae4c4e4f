import type { Database } from '../database/open-database.ts'
import type { Storage } from '../platform.ts'
import { houseAccount, playerAccount, type WalletKey } from './ledger-account.ts'
import { balanceOf, postTransfer } from './post-transfer.ts'

/** The contents of a wallet in the minor unit. */
export interface Wallet {
  /** What can be played with: the cash and the bonuses. */
  balance: number
  tokens: number
  frozen_tokens: number
}

/** The wallet of an account; empty for an unknown account. */
export function walletOf(db: Database, key: WalletKey): Wallet {
  return {
    balance: balanceOf(db, playerAccount(key, 'cash')) + balanceOf(db, playerAccount(key, 'bonus')),
    tokens: balanceOf(db, playerAccount(key, 'tokens')),
    frozen_tokens: balanceOf(db, playerAccount(key, 'frozen_tokens')),
  }
}

const moneyFrom = {
  BONUS: 'bonuses',
  MISSION: 'bonuses',
  REBATE: 'bonuses',
  REFERRAL: 'bonuses',
  VIP_REWARD: 'bonuses',
  ADJUSTMENT: 'adjustments',
} as const

/**
 * Pays a player cash of the house.
 * @param amount in the minor unit; nothing happens for 0
 * @param reference what it belongs to; one movement of a kind for each reference
 */
export function payCash(
  storage: Storage,
  key: WalletKey,
  kind: keyof typeof moneyFrom,
  amount: number,
  reference: string,
): void {
  const credit = playerAccount(key, 'cash')
  const debit = houseAccount(key.domain, moneyFrom[kind])
  const id = `${kind}:${credit}:${reference}`
  if (amount > 0) postTransfer(storage, { id, kind, debit, credit, amount, reference })
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
