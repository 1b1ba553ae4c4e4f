import type { Money } from '@marquee/contracts/money'
import { amount, itemsOf, orNone, unfold } from './field-readers.ts'

/** An amount that a platform may leave out. */
export const amountOrNone = () => orNone(amount())

/** Reads an amount; null where the platform leaves it out, because an unknown amount is not zero. */
export function readMoney(value: string | null | undefined, currency: string): Money | null {
  return value ? { amount: value, currency } : null
}

// As PHP writes one, with its delimiters and flags.
const delimited = /^([/#~@%!])(.*)\1([a-z]*)$/s

/**
 * Reads a regular expression for the whole of a value; empty for one that no browser can use, or that would mean something
 * else there: the platform checks the value itself.
 */
export function readPattern(written: string): string {
  const [, delimiter = '', inner = written, flags = ''] = delimited.exec(written) ?? []
  const bare = delimiter === '' ? inner : inner.replaceAll(`\\${delimiter}`, delimiter)
  // A backslash before a backslash and the letter of a class was escaped once too often.
  const pattern = bare.replace(/\\\\(?=[dDwWsSb.])/g, '\\')
  if (/[ix]/.test(flags)) return ''
  try {
    new RegExp(pattern, 'v')
    return pattern
  } catch {
    return ''
  }
}

/** Whether text is an http(s) address. Links, frames and pages must not run code (`javascript:`). */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)
}

// Browsers treat `//host`, `/\host` and slashes around a tab as another host.
const ownPath = /^\/(?![/\\])[^\p{Cc}\\]*$/u

/** Reads the link of a message: a path of the site, or a web address; empty for anything else. */
export function readLink(address: string): string {
  return ownPath.test(address) || isWebAddress(address) ? address : ''
}

/**
 * Finds the record in an answer. The specification names the record but not its place: most platforms use `value[0]`,
 * others a field of its own or the answer itself.
 */
export function firstRecord(answer: Record<string, unknown>, name: string): Record<string, unknown> {
  const container = answer[name] ?? answer.value
  const items = itemsOf(container)
  const record = items ? items[0] : unfold(container)
  return isRecord(record) ? record : answer
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Masks an account number: its last four digits stay (`•••• 1234`), also where the platform has masked others. */
export function maskNumber(number: string): string {
  const shown = /\d{1,4}$/.exec(number.replace(/[\s-]/g, ''))?.[0] ?? ''
  return `•••• ${shown}`.trimEnd()
}

const shownLetters = 2
const shortest = 6

/**
 * Masks an account: `juandelacruz88` becomes `ju***88`. An already masked name is unchanged; a short one shows one
 * letter.
 */
export function maskAccount(account: string): string {
  if (account.includes('*')) return account
  const letters = [...account]
  if (letters.length < shortest) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, shownLetters).join('')}***${letters.slice(-shownLetters).join('')}`
}
