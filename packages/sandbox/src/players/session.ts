import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import type { Storage } from '../platform.ts'
import { sessionExpired } from '../refusal.ts'
import { notePlayTime } from './play-time.ts'
import type { Player } from './player.ts'

/** A session of a player. The token is a secret; the id is not. */
export interface Session {
  token: string
  session_id: string
  device: string
  ip_masked: string
  opened_at: number
  last_seen: number
}

// All players come through the gateway, which tells nothing of their devices.
const unknownDevice = { device: '', ip: '' }
// Not every call is worth a write.
const seenPrecisionMs = 60_000

/** Opens a session and returns its token, which authenticated calls send as `auth`. */
export function openSession(
  { db, now }: Storage,
  player: Pick<Player, 'domain' | 'account_id'>,
  { device, ip } = unknownDevice,
): string {
  const token = randomBytes(24).toString('base64url')
  db.run`INSERT INTO sessions (token, session_id, domain, account_id, device, ip_masked, opened_at, last_seen)
    VALUES (${token}, ${`ss-${randomUUID()}`}, ${player.domain}, ${player.account_id}, ${device}, ${ip}, ${now()},
      ${now()})`
  return token
}

/**
 * The player of a session.
 * @throws Refusal `sessionExpired` for a token that is unknown, ended, or another account's
 */
export function playerOfSession({ db, now }: Storage, token: string, accountId: string): Player {
  const player = db.one<
    Player & { last_seen: number }
  >`SELECT player.*, sessions.last_seen FROM sessions JOIN players_with_wallets AS player USING (domain, account_id)
    WHERE token = ${token} AND account_id = ${accountId.toLowerCase()} AND ended = 0`
  if (!player || player.behavior === 'expires') throw sessionExpired()
  if (now() - player.last_seen >= seenPrecisionMs)
    db.run`UPDATE sessions SET last_seen = ${now()} WHERE token = ${token}`
  notePlayTime({ db, now }, player)
  return player
}

/** The session of a token that was accepted. */
export function sessionOf(db: Database, token: string): Session {
  return db.one<Session>`SELECT * FROM sessions WHERE token = ${token}` as Session
}

/** Whether a player has ever logged in. */
export function hasSignedIn(
  db: Database,
  { domain, account_id }: Pick<Player, 'domain' | 'account_id'>,
): boolean {
  return (
    db.one`SELECT 1 FROM sessions WHERE domain = ${domain} AND account_id = ${account_id} LIMIT 1` !==
    undefined
  )
}

/** The open sessions of a player, the last used first. */
export function openSessions(
  db: Database,
  { domain, account_id }: Pick<Player, 'domain' | 'account_id'>,
): Session[] {
  return db.all<Session>`SELECT * FROM sessions WHERE domain = ${domain} AND account_id = ${account_id} AND ended = 0
    ORDER BY last_seen DESC, opened_at DESC`
}

/** Ends a player's sessions, except for `keptToken`. @returns how many were open */
export function endSessions(db: Database, domain: string, accountId: string, keptToken = ''): number {
  return db.run`UPDATE sessions SET ended = 1
    WHERE domain = ${domain} AND account_id = ${accountId} AND ended = 0 AND token <> ${keptToken}`
}
