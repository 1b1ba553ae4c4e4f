import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '../database/open-database.ts'

// Deliberately cheap: these are demo accounts, and a load test signs in thousands of times. Not for production.
const cost = { N: 1024, r: 8, p: 1 }
const keyBytes = 32
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)

/** Hashes a password as `salt:key` in base64url. Seeding passes a fixed salt to get the same hash each time. */
export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  return `${salt.toString('base64url')}:${scryptSync(password, salt, keyBytes, cost).toString('base64url')}`
}

const dummyHash = hashPassword('', Buffer.alloc(16))

/**
 * Whether a password matches a hash. Without a hash it does the same work and returns false, so that the timing does
 * not reveal whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? dummyHash).split(':')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), keyBytes, cost)
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== undefined
}

/** Sets a player's password; does nothing for an unknown account. */
export function setPassword(db: Database, domain: string, accountId: string, password: string): void {
  db.run`UPDATE players SET password_hash = ${hashPassword(password)}
    WHERE domain = ${domain} AND account_id = ${accountId}`
}
