import { decimalAmount } from '@marquee/contracts/money'
import * as z from 'zod/mini'

/*
 * Readers for the fields of an answer. Platforms may write numbers as text and text as numbers, so both are accepted
 * silently; anything unreadable is drift.
 */

/**
 * A field with its own read function.
 * @param expected name of the expected type, for the drift report
 * @param read returns undefined for values it cannot read; must accept the blank
 * @param blank replaces unreadable values
 */
export function field<Value>(expected: string, read: (value: unknown) => Value | undefined, blank: Value) {
  return z.transform((value: unknown, context): Value => {
    const result = read(value)
    if (result !== undefined) return result
    context.issues.push({ code: 'custom', input: value, params: { expected, blank } })
    return blank
  })
}

/** Text, or a number read as text: platforms write ids both ways. */
export const text = () => field('string', readText, '')

/** Text, where the platform may also write null for none. */
export const textOrNull = () => field('string', (value) => (value === null ? '' : readText(value)), '')

/** A finite number, or text that is one. */
export const count = () => field('number', readNumber, 0)

/**
 * A decimal string with two digits, from text or a number. Drift yields empty text, because an unknown amount is not
 * zero.
 */
export const amount = () => field('amount', readAmount, '')

/**
 * A decimal string with the digits that the platform sends, such as a percentage or a score. Drift yields empty text,
 * because an unknown figure is not zero.
 */
export const decimal = () => field('decimal', readDecimal, '')

/** A boolean, or 0, 1 and their texts. */
export const flag = () => field('boolean', readFlag, false)

/** Reads text from text or a number; undefined for anything else. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

/** Reads a finite number from a number or text; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The usual form, which needs no conversion. */
const servedAmount = /^-?(?:0|[1-9]\d*)\.\d\d$/

function readAmount(value: unknown): string | undefined {
  if (typeof value === 'string' && (value === '' || servedAmount.test(value))) return value
  return typeof value === 'string' || typeof value === 'number' ? decimalAmount(value) : undefined
}

function readDecimal(value: unknown): string | undefined {
  if (value === null) return ''
  const digits = readText(value)?.trim().replaceAll(',', '')
  return digits === '' || (digits !== undefined && /^-?\d+(?:\.\d+)?$/.test(digits)) ? digits : undefined
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

/** Reads a boolean from a boolean, 0 or 1, or their texts; undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  return flags.get(value)
}
