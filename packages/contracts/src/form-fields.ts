import * as z from 'zod/mini'
import { isCommonPassword } from './common-password.ts'

/*
 * The rules of form fields, one schema for both sides of the wire. What a player may write in several ways (spaces,
 * capitals, a country code) is brought to one normal form here.
 */

/**
 * The account id of a new account: 4 to 16 letters and digits, beginning with a letter, in lower case. On sites
 * whose account ids are mobile numbers it is one of those; which kind a site has is for its platform to say.
 */
export const NewAccountId = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.overwrite(normalMobileNumber),
    z.minLength(4),
    z.maxLength(16),
    z.regex(/^(?:[a-z][a-z0-9]*|09\d{9})$/),
  )

/**
 * A Philippine mobile number. `09XXXXXXXXX`, `9XXXXXXXXX`, `+639XXXXXXXXX` and `639XXXXXXXXX`, with spaces or
 * hyphens, become the one normal form `09XXXXXXXXX`.
 */
export const MobileNumber = z.string().check(z.overwrite(normalMobileNumber), z.regex(/^09\d{9}$/))

/** Brings a mobile number to its normal form; anything else stays as it is. */
export function normalMobileNumber(text: string): string {
  const digits = /^\s*\+?[\d\s-]+$/.test(text) ? text.replace(/[\s-]/g, '') : text
  return digits.replace(/^(?:\+?63|0)?(?=9\d{9}$)/, '0')
}

/**
 * A password that is chosen: 8 to 20 characters, a letter and a digit at least, and not a common one. That it is
 * not the account's own name or number needs more than the field to know: see `matchesAccountName`.
 */
export const NewPassword = z.string().check(
  z.minLength(8),
  z.maxLength(20),
  z.regex(/\p{L}/u),
  z.regex(/\d/),
  z.refine((password) => !isCommonPassword(password)),
)

/** Whether a password is one of the names that anybody can see: the account id, the phone number. */
export function matchesAccountName(password: string, names: readonly string[]): boolean {
  const plain = password.toLowerCase()
  return names.some((name) => name.toLowerCase() === plain)
}

/** A one-time code: digits; how many is for the platform to say. */
export const Tac = z.string().check(z.trim(), z.regex(/^\d{4,8}$/))

const longestEmail = 254

/** An e-mail address of at most 254 characters. */
export const Email = z
  .string()
  .check(z.trim(), z.maxLength(longestEmail), z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/))

/** An e-mail address, or empty text for none. */
export const EmailOrNone = z
  .string()
  .check(z.trim(), z.maxLength(longestEmail), z.regex(/^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/))

/** A person's name: 2 to 50 letters, spaces, and . ' - */
export const FullName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(50), z.regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’·-]*$/u))

/** A day that exists, as `YYYY-MM-DD`. Whether somebody born on it is old enough is for the site to say. */
export const DateOfBirth = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay))

// The calendar rolls 30 February over into March.
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The code of who sent a new player. */
export const ReferrerCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{4,16}$/))

/** A mark of a campaign or a device, as it came in an address: passed on, never shown. */
export const AttributionValue = z.string().check(z.maxLength(200), z.regex(/^[\x20-\x7e]*$/))
