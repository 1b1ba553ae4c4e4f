import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { Brand } from '../../../brands/brand.ts'
import { brandByDomain } from '../../../brands/brand-by-domain.ts'
import type { Database } from '../../../database/open-database.ts'
import { walletOf } from '../../../ledger/wallet.ts'
import type { Platform } from '../../../platform.ts'
import { refuse, sessionExpired } from '../../../refusal.ts'

/** A launched game whose ticket has been used. Amounts are in the minor unit. */
export interface PlaySession {
  game_session_id: string
  domain: string
  /** Empty for a guest. */
  account_id: string
  provider_code: string
  game_code: string
  game_name: string
  /** In Chinese. */
  game_name_local: string
  game_type: string
  /** The name of the game's picture. */
  picture: string
  mode: 'REAL' | 'DEMO'
  lang: LanguageCode
  /** Authenticates the spins of the page that the ticket opened. */
  play_key: string
  /** The seed of the next round, secret until that round is over. */
  next_seed: string
  /** Whose rounds are shown and repeated: the same for every launch of one game by one player. */
  rounds_of: string
  lobby_url: string
  /** How a sportsbook opens with its slip, as JSON; null where the slip was not asked for. */
  slip: string | null
}

/**
 * Redeems a launch ticket and opens its game.
 * @throws Refusal `expired` for a ticket that is unknown, used or too old
 */
export function openByTicket(platform: Platform, ticket: string): { session: PlaySession; brand: Brand } {
  const { db, now } = platform
  const key = randomBytes(24).toString('base64url')
  const opened = db.run`UPDATE game_sessions SET play_key = ${key}
    WHERE ticket = ${ticket} AND play_key IS NULL AND closed_at IS NULL AND ticket_expires_at > ${now()}`
  if (opened === 0) throw refuse('expired')
  const session = sessionByKey(db, key)
  return { session, brand: brandByDomain(platform, session.domain) }
}

/**
 * Finds the open game of a play key.
 * @throws Refusal `sessionExpired` when it is unknown or closed, or the player is no longer signed in
 */
export function sessionByKey(db: Database, key: string): PlaySession {
  const session = db.one<PlaySession>`SELECT game_sessions.*, game_name, game_name_local, game_type, picture
    FROM game_sessions JOIN games USING (provider_code, game_code) WHERE play_key = ${key} AND closed_at IS NULL`
  if (!session || (session.mode === 'REAL' && !isSignedIn(db, session))) throw sessionExpired()
  return session
}

/** Finds a game that was launched, open or closed, to settle what was bet in it. */
export function sessionById(db: Database, id: string): PlaySession | undefined {
  return db.one<PlaySession>`SELECT game_sessions.*, game_name, game_name_local, game_type, picture
    FROM game_sessions JOIN games USING (provider_code, game_code) WHERE game_session_id = ${id}`
}

/** The title of the game in the language that it was launched in. */
export const titleOf = ({ lang, game_name, game_name_local }: PlaySession): string =>
  lang === 'CN' ? game_name_local : game_name

function isSignedIn(db: Database, { domain, account_id }: PlaySession): boolean {
  return (
    db.one`SELECT 1 FROM sessions WHERE domain = ${domain} AND account_id = ${account_id} AND ended = 0` !==
    undefined
  )
}

/** The balance for bets: the wallet's, or the demo's play money. */
export function playableBalance(db: Database, session: PlaySession): number {
  if (session.mode === 'REAL') return walletOf(db, session).balance
  return (
    db.one<{ play_balance: number }>`SELECT play_balance FROM game_sessions
      WHERE game_session_id = ${session.game_session_id}`?.play_balance ?? 0
  )
}
