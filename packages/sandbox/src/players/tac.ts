import { randomBytes, randomInt } from 'node:crypto'
import type { Platform } from '../platform.ts'
import { refuse } from '../refusal.ts'

/** What a one-time code is for; a decoy is for nothing, and is made where no code may be sent. */
type TacPurpose = 'register' | 'login' | 'password' | 'decoy'

const resendSeconds = 60
const lifeSeconds = 300
export const tacTries = 5
const tacLength = 6

// The demonstration account always gets this code and may ask as often as it likes, so that a way through the
// site can be shown, and tested, again and again.
const fixedCodes = new Map([['demo', '123456']])

/** Entered by anyone at any time, this code is one that has expired. */
const expiredCode = '000000'

interface TacRow {
  code: string
  sent_at: number
  expires_at: number
  attempts_left: number
}

export interface TacOwner {
  domain: string
  accountId: string
  purpose: TacPurpose
}

/**
 * Makes a code and "sends" it: into the log, where a person finds it, and into the table that the control
 * endpoint reads. Never into an answer.
 * @throws Refusal `tooManyRequests` with `retry_after` (seconds) within a minute of the last one
 */
export function sendTac({ db, log, now }: Platform, { domain, accountId, purpose }: TacOwner) {
  const fixed = fixedCodes.get(accountId)
  const waitMs = (tacRow(db, { domain, accountId, purpose })?.sent_at ?? 0) + resendSeconds * 1000 - now()
  if (waitMs > 0 && !fixed) throw refuse('tooManyRequests', { retry_after: Math.ceil(waitMs / 1000) })
  const code = fixed ?? newCode()
  db.run`INSERT OR REPLACE INTO tacs VALUES (${domain}, ${accountId}, ${purpose}, ${code}, ${now()},
    ${now() + lifeSeconds * 1000}, ${tacTries})`
  log.info({ domain, accountId, purpose, tac: code }, `The code for ${accountId} on ${domain} is ${code}.`)
  return { resend_in: resendSeconds, expires_in: lifeSeconds, tac_length: tacLength, attempts_left: tacTries }
}

function newCode(): string {
  const code = String(randomInt(10 ** tacLength)).padStart(tacLength, '0')
  return code === expiredCode ? newCode() : code
}

/**
 * Takes a code; one that fits is used up.
 * @throws Refusal `tacInvalid` with `attempts_left`, `tacTooMany`, `tacExpired`
 */
export function takeTac({ db, now }: Platform, owner: TacOwner, entered: string): void {
  const row = tacRow(db, owner)
  if (entered === expiredCode) throw refuse('tacExpired')
  if (!row) throw refuse('tacInvalid', { attempts_left: tacTries - 1 })
  if (row.attempts_left <= 0) throw refuse('tacTooMany')
  if (row.expires_at <= now()) throw refuse('tacExpired')
  if (row.code !== entered) throw refuse('tacInvalid', { attempts_left: spendAttempt(db, owner) })
  const { domain, accountId, purpose } = owner
  db.run`DELETE FROM tacs WHERE domain = ${domain} AND account_id = ${accountId} AND purpose = ${purpose}`
}

function spendAttempt(db: Platform['db'], { domain, accountId, purpose }: TacOwner): number {
  const row = db.one<TacRow>`UPDATE tacs SET attempts_left = attempts_left - 1
    WHERE domain = ${domain} AND account_id = ${accountId} AND purpose = ${purpose} RETURNING *`
  return row?.attempts_left ?? 0
}

function tacRow(db: Platform['db'], { domain, accountId, purpose }: TacOwner): TacRow | undefined {
  return db.one<TacRow>`SELECT * FROM tacs
    WHERE domain = ${domain} AND account_id = ${accountId} AND purpose = ${purpose}`
}

/** The code that was sent last for a purpose, or for any; `undefined` when none is open. */
export function sentTac(
  db: Platform['db'],
  domain: string,
  accountId: string,
  purpose?: string,
): string | undefined {
  return db.one<{ code: string }>`SELECT code FROM tacs WHERE domain = ${domain} AND account_id = ${accountId}
    AND (${purpose ?? ''} = '' OR purpose = ${purpose ?? ''}) ORDER BY sent_at DESC LIMIT 1`?.code
}

/** Proof that a code was right, good for one sign-up within ten minutes. */
export function openVerification({ db, now }: Platform, domain: string, accountId: string): string {
  const token = randomBytes(24).toString('base64url')
  db.run`INSERT INTO verifications VALUES (${token}, ${domain}, ${accountId}, ${now() + 600_000})`
  return token
}

/** Uses up the proof. @throws Refusal `tacInvalid` */
export function takeVerification(
  { db, now }: Platform,
  domain: string,
  accountId: string,
  token: string,
): void {
  const taken = db.run`DELETE FROM verifications
    WHERE token = ${token} AND domain = ${domain} AND account_id = ${accountId} AND expires_at > ${now()}`
  if (taken === 0) throw refuse('tacInvalid')
}
