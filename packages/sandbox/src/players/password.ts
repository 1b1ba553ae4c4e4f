import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '../database/open-database.ts'

// Cheap on purpose: this guards demonstration accounts, and a load test signs in thousands of them.
const cost = { N: 1024, r: 8, p: 1 }
const keyBytes = 32
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)

/** `salt:key` in base64url. A given salt makes the same hash again, for seeding. */
export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  return `${salt.toString('base64url')}:${scryptSync(password, salt, keyBytes, cost).toString('base64url')}`
}

const nobody = hashPassword('', Buffer.alloc(16))

/** Whether the password is the one of the hash. Without a hash it does the same work and says no. */
export async function passwordFits(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? nobody).split(':')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), keyBytes, cost)
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== undefined
}

/** Gives a player a new password; nothing happens for an account that is unknown. */
export function setPassword(db: Database, domain: string, accountId: string, password: string): void {
  db.run`UPDATE players SET password_hash = ${hashPassword(password)}
    WHERE domain = ${domain} AND account_id = ${accountId}`
}
