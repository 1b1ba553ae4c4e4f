import type { Database } from '../database/open-database.ts'

/** The account that a wallet belongs to. */
export interface WalletKey {
  domain: string
  account_id: string
}

const playerUnits = {
  cash: 'MONEY',
  bonus: 'MONEY',
  locked: 'MONEY',
  tokens: 'TOKEN',
  frozen_tokens: 'TOKEN',
} as const
const houseUnits = {
  /** Where deposits come from and withdrawals go: the world outside. */
  payments: 'MONEY',
  bets: 'MONEY',
  bonuses: 'MONEY',
  fees: 'MONEY',
  adjustments: 'MONEY',
  tokens: 'TOKEN',
} as const

/**
 * `cash` is the player's own, `bonus` what has to be bet before it is, `locked` what withdrawals hold back,
 * `frozen_tokens` the stakes of unsettled plays. Cash and bonus are the balance that is played with.
 */
export type PlayerAccount = keyof typeof playerUnits
export type HouseAccount = keyof typeof houseUnits

// No account id of a player has this sign.
const house = '@house'

/** The id of a player's account in the ledger. */
export const playerAccount = ({ domain, account_id }: WalletKey, kind: PlayerAccount) =>
  `${domain}/${account_id}/${kind}`

/** The id of an account of a brand's house. */
export const houseAccount = (domain: string, kind: HouseAccount) => `${domain}/${house}/${kind}`

/** Opens the empty accounts of a player, which never fall below zero. */
export function openPlayerAccounts(db: Database, { domain, account_id }: WalletKey): void {
  for (const [kind, unit] of Object.entries(playerUnits)) {
    const id = playerAccount({ domain, account_id }, kind as PlayerAccount)
    db.run`INSERT INTO ledger_accounts (id, domain, owner, kind, unit, floor)
      VALUES (${id}, ${domain}, ${account_id}, ${kind}, ${unit}, 0)`
  }
}

/** Opens the empty accounts of a brand's house. */
export function openHouseAccounts(db: Database, domain: string): void {
  for (const [kind, unit] of Object.entries(houseUnits)) {
    const id = houseAccount(domain, kind as HouseAccount)
    db.run`INSERT INTO ledger_accounts (id, domain, owner, kind, unit, floor)
      VALUES (${id}, ${domain}, ${house}, ${kind}, ${unit}, NULL)`
  }
}
