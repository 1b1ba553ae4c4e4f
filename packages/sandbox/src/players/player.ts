import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { openPlayerAccounts } from '../ledger/ledger-account.ts'
import { moveTokens, payCash } from '../ledger/wallet.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The code by which a player's friends sign up. It tells nothing about the account, whose id may be a phone number. */
export function referralCode(domain: string, accountId: string): string {
  const digest = createHash('sha256').update(`referral/${domain}/${accountId}`).digest()
  return Array.from(digest.subarray(0, 8), (byte) => letters[byte % letters.length]).join('')
}

/**
 * What is special about an account, so that a failure can be tried by signing in with it. `expires` can sign in, but
 * then every authenticated call responds with `sessionExpired`.
 */
type Behavior = '' | 'locked' | 'blocked' | 'closed' | 'expires' | 'slow' | 'tokenFail'

/** A player of one brand. Amounts and tokens are in the minor unit. */
export interface Player {
  domain: string
  account_id: string
  password_hash: string
  full_name: string
  contact_email: string
  contact_phone: string
  behavior: Behavior
  balance: number
  /** The part of the balance that has to be bet before it is the player's own. */
  bonus: number
  tokens: number
  frozen_tokens: number
  vip_level: number
  starting_deposit: number
  cycle_deposit: number
  starting_turnover: number
  cycle_turnover: number
  /** The code of who referred the player; empty for nobody. */
  referrer_code: string
  /** The player's own code, by which friends sign up. */
  referral_code: string
  /** The browser that the account was opened in; empty where it is unknown. */
  visitor_id: string
  affiliate_code: string
  /** The last change of the password or of a bank account, after which withdrawals wait; 0 for none. */
  security_changed_at: number
  created_at: number
  /** The date of birth as `YYYY-MM-DD`; empty where the player told none. */
  dob: string
  marketing_opt_in: 0 | 1
  /** 0 for a player whom leaderboards do not name. */
  show_in_leaderboard: 0 | 1
}

/** Finds a player by the lower-case account id. */
export function findPlayer(db: Database, domain: string, accountId: string): Player | undefined {
  return db.one<Player>`SELECT * FROM players_with_wallets
    WHERE domain = ${domain} AND account_id = ${accountId}`
}

/** Adds a player, whose balance and tokens come from an adjustment; returns `false` when the account id is taken. */
export function addPlayer(db: Database, player: Player): boolean {
  const p = player
  return db.transaction(() => {
    const added = db.run`INSERT OR IGNORE INTO players VALUES (${p.domain}, ${p.account_id}, ${p.password_hash},
      ${p.full_name}, ${p.contact_email}, ${p.contact_phone}, ${p.behavior}, ${p.vip_level}, ${p.starting_deposit},
      ${p.cycle_deposit}, ${p.starting_turnover}, ${p.cycle_turnover}, ${p.referrer_code},
      ${p.referral_code}, ${p.visitor_id}, ${p.affiliate_code}, ${p.security_changed_at}, ${p.created_at},
      ${p.dob}, ${p.marketing_opt_in}, ${p.show_in_leaderboard})`
    if (added === 0) return false
    openPlayerAccounts(db, player)
    const atOpening = { db, now: () => p.created_at }
    payCash(atOpening, player, 'ADJUSTMENT', p.balance, 'opening')
    moveTokens(atOpening, player, 'GRANT', p.tokens, 'opening')
    return true
  })
}

/** A new player with empty and zero values, except for `traits`. */
export function newPlayer(
  domain: string,
  accountId: string,
  passwordHash: string,
  createdAt: number,
  traits: Partial<Player> = {},
): Player {
  return {
    domain,
    account_id: accountId,
    password_hash: passwordHash,
    full_name: '',
    contact_email: '',
    contact_phone: '',
    behavior: '',
    balance: 0,
    bonus: 0,
    tokens: 0,
    frozen_tokens: 0,
    vip_level: 0,
    starting_deposit: 0,
    cycle_deposit: 0,
    starting_turnover: 0,
    cycle_turnover: 0,
    referrer_code: '',
    referral_code: referralCode(domain, accountId),
    visitor_id: '',
    affiliate_code: '',
    security_changed_at: 0,
    created_at: createdAt,
    dob: '',
    marketing_opt_in: 0,
    show_in_leaderboard: 1,
    ...traits,
  }
}
