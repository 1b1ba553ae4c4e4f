import { randomBytes } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import type { Platform } from '../platform.ts'
import { sessionExpired } from '../refusal.ts'
import type { Player } from './player.ts'

/** Opens a session and returns its token, which authenticated calls send as `auth`. */
export function openSession({ db, now }: Platform, player: Player): string {
  const token = randomBytes(24).toString('base64url')
  db.run`INSERT INTO sessions (token, domain, account_id, opened_at)
    VALUES (${token}, ${player.domain}, ${player.account_id}, ${now()})`
  return token
}

/**
 * The player of a session.
 * @throws Refusal `sessionExpired` for a token that is unknown, ended, or another account's
 */
export function playerOfSession({ db }: Pick<Platform, 'db'>, token: string, accountId: string): Player {
  const player = db.one<Player>`SELECT player.* FROM sessions JOIN players_with_wallets AS player USING (domain, account_id)
    WHERE token = ${token} AND account_id = ${accountId.toLowerCase()} AND ended = 0`
  if (!player || player.behaviour === 'expires') throw sessionExpired()
  return player
}

/** Ends a player's sessions, except for `keptToken`. @returns how many were open */
export function endSessions(db: Database, domain: string, accountId: string, keptToken = ''): number {
  return db.run`UPDATE sessions SET ended = 1
    WHERE domain = ${domain} AND account_id = ${accountId} AND ended = 0 AND token <> ${keptToken}`
}
