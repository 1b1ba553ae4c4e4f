import * as z from 'zod/mini'
import { isCommonPassword } from './common-password.ts'
import { mobileNumberShape, normalizeMobileNumber } from './mobile-number.ts'
import { plainTyped } from './typed-text.ts'

/*
 * The form fields: one schema each, shared by the browser's forms and the gateway. Input that can be written in
 * several ways (spaces, capitals, full width, a country code) is normalized by its schema.
 */

/**
 * The account id of a new account: a name of 4 to 16 letters and digits that begins with a letter, lower-cased, or a
 * mobile number in normal form. Which of the two a site uses is in its sign-up form (`accountIdMode`).
 */
export const NewAccountId = z
  .string()
  .check(
    z.overwrite(plainTyped),
    z.trim(),
    z.toLowerCase(),
    z.overwrite(normalizeMobileNumber),
    z.minLength(4),
    z.maxLength(16),
    z.regex(/^(?:[a-z][a-z0-9]*|09\d{9})$/),
  )

/** A Philippine mobile number, in its normal form (see `normalizeMobileNumber`). */
export const MobileNumber = z.string().check(z.overwrite(normalizeMobileNumber), z.regex(mobileNumberShape))

/**
 * A new password: 8 to 20 characters with at least one letter and one digit, and not a common password. That it
 * differs from the account id and the phone number is checked where those are known: see `matchesAccountName`.
 */
export const NewPassword = z.string().check(
  z.minLength(8),
  z.maxLength(20),
  z.regex(/\p{L}/u),
  z.regex(/\d/),
  z.refine((password) => !isCommonPassword(password)),
)

/** Whether a password equals one of the account's public names (account id, phone number), in any case. */
export function matchesAccountName(password: string, names: readonly string[]): boolean {
  const lowerCase = password.toLowerCase()
  return names.some((name) => name.toLowerCase() === lowerCase)
}

/** A one-time code of 4 to 8 digits, as messages group them. The platform decides the length (`tacLength` of `TacSent`). */
export const Tac = z.string().check(
  z.overwrite(plainTyped),
  z.overwrite((code) => code.replace(/[\s-]/g, '')),
  z.regex(/^\d{4,8}$/),
)

// The longest forward path of RFC 5321, section 4.5.3.1.3, without its angle brackets.
const emailMaxLength = 254

/** An e-mail address of at most 254 characters, trimmed. Checked for its shape only: `name@domain.tld`. */
export const Email = z
  .string()
  .check(
    z.overwrite(plainTyped),
    z.trim(),
    z.maxLength(emailMaxLength),
    z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/),
  )

/** Like `Email`, but may be empty for no address. */
export const EmailOrNone = z
  .string()
  .check(
    z.overwrite(plainTyped),
    z.trim(),
    z.maxLength(emailMaxLength),
    z.regex(/^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/),
  )

/** Writes the signs of a name as one: keyboards have several apostrophes, middle dots and hyphens. */
function plainName(text: string): string {
  const signs = plainTyped(text.replace(/[‘´`ʼ′＇]/gu, '’'))
  return signs
    .replace(/[•・‧∙⋅]/gu, '·')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
}

/**
 * A person's name of 2 to 50 characters, trimmed: letters of any script, digits, spaces, and `. , ' ’ · - ( )`, as on cards
 * and in registries (`Dela Cruz, Jr.`, `Henry Sy 3rd`). It begins with a letter.
 */
export const FullName = z
  .string()
  .check(
    z.overwrite(plainName),
    z.trim(),
    z.minLength(2),
    z.maxLength(50),
    z.regex(/^[\p{L}\p{M}][\p{L}\p{M}\d .,'’·()-]*$/u),
  )

/** A calendar date as `YYYY-MM-DD` (ISO 8601). The minimum age is the site's (`minAge` of its sign-up form). */
export const DateOfBirth = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isCalendarDate))

// Date.parse rolls 30 February over into March.
function isCalendarDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The referral code of the player who referred a new one: 4 to 16 letters and digits. */
export const ReferrerCode = z
  .string()
  .check(z.overwrite(plainTyped), z.trim(), z.regex(/^[A-Za-z0-9]{4,16}$/))

/**
 * An attribution value of a campaign or device (such as `_fbp` or an AppsFlyer id): up to 200 printable ASCII
 * characters, as they arrived in a URL or cookie. Passed on to the platform and never shown.
 */
export const AttributionValue = z.string().check(z.maxLength(200), z.regex(/^[\x20-\x7e]*$/))
