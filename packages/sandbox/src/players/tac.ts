import { randomBytes, randomInt } from 'node:crypto'
import type { Platform } from '../platform.ts'
import { refuse } from '../refusal.ts'

/** What a one-time code is for; a change of the mobile number names the new one. A decoy opens nothing; it is stored where no code may be sent. */
type TacPurpose = 'register' | 'login' | 'password' | 'withdrawal' | 'bank' | `mobile ${string}` | 'decoy'

const resendSeconds = 60
const lifeSeconds = 300
export const tacTries = 5
const tacLength = 6

// These accounts always get this code, and without a resend limit, so that demos and tests can repeat.
const fixedCodes = new Map(
  ['demo', 'winner', 'turnover', 'nokyc', 'nobank', 'hold'].map((accountId) => [accountId, '123456']),
)

// This code has always expired, for any account.
const expiredCode = '000000'

interface TacRow {
  code: string
  sent_at: number
  expires_at: number
  attempts_left: number
}

/** Whom a one-time code belongs to, and what it is for. */
export interface TacOwner {
  domain: string
  accountId: string
  purpose: TacPurpose
}

/**
 * Creates a one-time code and "sends" it: it is logged for people, and stored for the control's `tac` endpoint. It is
 * never part of a response.
 * @throws Refusal `tooManyRequests` with `retry_after` (seconds) within a minute of the previous code
 */
export function sendTac({ db, log, now }: Platform, { domain, accountId, purpose }: TacOwner) {
  const fixedCode = fixedCodes.get(accountId)
  const waitMs = (tacRow(db, { domain, accountId, purpose })?.sent_at ?? 0) + resendSeconds * 1000 - now()
  if (waitMs > 0 && !fixedCode) throw refuse('tooManyRequests', { retry_after: Math.ceil(waitMs / 1000) })
  const code = fixedCode ?? newCode()
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
 * Verifies a code; a correct one is used up.
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

/** The latest pending code, for one purpose or any; `undefined` when none is pending. */
export function sentTac(
  db: Platform['db'],
  domain: string,
  accountId: string,
  purpose?: string,
): string | undefined {
  return db.one<{ code: string }>`SELECT code FROM tacs WHERE domain = ${domain} AND account_id = ${accountId}
    AND (${purpose ?? ''} = '' OR purpose = ${purpose ?? ''}) ORDER BY sent_at DESC LIMIT 1`?.code
}

/** Creates a token which proves that a code was verified; valid for one sign-up within ten minutes. */
export function openVerification({ db, now }: Platform, domain: string, accountId: string): string {
  const token = randomBytes(24).toString('base64url')
  db.run`INSERT INTO verifications VALUES (${token}, ${domain}, ${accountId}, ${now() + 600_000})`
  return token
}

/** Redeems a token of `openVerification`. @throws Refusal `tacInvalid` when it is unknown, used or expired */
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
