import { decimalAmount } from '@marquee/contracts/money'
import * as z from 'zod/mini'

/*
 * Readers for the fields of an answer. Platforms of this kind write numbers as text and text as numbers without
 * meaning anything by it, so that is accepted silently; what cannot be read is drift.
 */

/**
 * A field that is read by a function of its own.
 * @param expected the name of what is expected, for the drift report
 * @param read gives `undefined` for what it cannot read; must be able to read the blank
 * @param blank stands in for what cannot be read
 */
export function field<Value>(expected: string, read: (value: unknown) => Value | undefined, blank: Value) {
  return z.transform((value: unknown, context): Value => {
    const result = read(value)
    if (result !== undefined) return result
    context.issues.push({ code: 'custom', input: value, params: { expected, blank } })
    return blank
  })
}

/** Text, or a number read as text: ids are written both ways. */
export const text = () => field('string', readText, '')

/** Text where the platform may also write null for none. */
export const textOrNull = () => field('string', (value) => (value === null ? '' : readText(value)), '')

/** A finite number, or text that is one. */
export const count = () => field('number', readNumber, 0)

/** A decimal string with two digits, from text or a number. Drift gives empty text: no amount is not zero. */
export const amount = () => field('amount', readAmount, '')

/** A boolean, or 0, 1 and their texts. */
export const flag = () => field('boolean', readFlag, false)

/** Text out of text or a number; `undefined` for anything else. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

/** A finite number out of a number or text; `undefined` for anything else. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** As most platforms write it, and as it is served. */
const servedAmount = /^-?(?:0|[1-9]\d*)\.\d\d$/

function readAmount(value: unknown): string | undefined {
  if (typeof value === 'string' && (value === '' || servedAmount.test(value))) return value
  return typeof value === 'string' || typeof value === 'number' ? decimalAmount(value) : undefined
}

const flags = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
])

/** A boolean out of one, 0 or 1, or their texts; `undefined` for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  return flags.get(value)
}
