import { decimalAmount, plainDecimal } from '@marquee/contracts/amounts'
import * as z from 'zod/mini'
import { field, fieldKinds, Settled, Understood } from './field.ts'
import { isBounded, plainText } from './html.ts'
import { readDate, readTime } from './times.ts'

/*
 * Readers for the fields of an answer. Platforms may write numbers as text and text as numbers, so both are accepted
 * silently; anything unreadable is drift.
 */

/** A field that may be left out, or null. */
export const orNone = <Value>(schema: z.ZodMiniType<Value>) =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? undefined),
    z.optional(schema),
  )

/** Text as the platform writes it (codes, states, addresses), or a number read as text. */
export const text = () => field('string', readText, '')

/** As `text`, where the platform may also write null for none. */
export const textOrNull = () => field('string', (value) => (isNone(value) ? '' : readText(value)), '')

/** The id of a record, with every digit. One that has lost digits to an exponent or a fraction is drift. */
export const id = () => field('id', readId, '')

/** As `id`, where the platform may also write null for none. */
export const idOrNull = () => field('id', (value) => (isNone(value) ? '' : readId(value)), '')

/** Text that people read. Tags are removed, because they would be shown. */
export const words = () => field('plain text', readWords, '')

/** As `words`, where the platform may also write null for none. */
export const wordsOrNull = () => field('plain text', (value) => (isNone(value) ? '' : readWords(value)), '')

/** HTML as an operator writes it, or null for none. What would take too long to sanitize is drift. */
export const markup = () => field('shortMarkup', readMarkup, '')

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

/** An ISO 8601 instant with its offset; empty for none. What cannot be read in one way is drift and yields none. */
export const time = () => field('time', readTime, '')

/** A calendar date as `YYYY-MM-DD`, in the site's time zone; empty for none. */
export const date = () => field('date', readDate, '')

/** A boolean, or what stands for one in any language that platforms are written in. */
export const flag = () => field('boolean', readFlag, false)

const mostItems = 1000

/**
 * A list; an object that numbers its items, as PHP writes one with gaps; or the only item, as those write it who come from
 * XML. Of a longer one than any page could show, the items beyond are drift and left out.
 */
export const list = <Item extends z.ZodMiniType>(item: Item, most = mostItems) =>
  z.pipe(
    z.transform((value: unknown, context): unknown => {
      if (value instanceof Settled) return value.value
      if (Array.isArray(value) && value.length <= most) return value
      const items = itemsOf(value) ?? onlyItem(value)
      if (!items) return value
      const isTooLong = items.length > most
      const params = {
        expected: isTooLong ? `at most ${most} items` : 'array',
        settle: items.slice(0, most),
        isUnderstood: !isTooLong,
      }
      context.issues.push({ code: 'custom', input: value, params })
      return []
    }),
    z.array(item),
  )

const index = /^\d+$/

/** The items of a list, however it is written; undefined for what is none. */
export function itemsOf(written: unknown): unknown[] | undefined {
  const value = unfold(written)
  if (Array.isArray(value)) return value
  if (value === '') return []
  if (typeof value !== 'object' || value === null) return undefined
  return Object.keys(value).every((key) => index.test(key)) ? Object.values(value) : undefined
}

function onlyItem(written: unknown): unknown[] | undefined {
  const value = unfold(written)
  return typeof value === 'object' && value !== null ? [value] : undefined
}

/** The value of text that holds JSON of a list or an object, which was encoded twice. */
export function unfold(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** An object, or null for none. PHP writes an empty one as an empty list. */
export const recordOrNull = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(
    z.transform((value: unknown): unknown => {
      const record = unfold(value)
      return record === '' || (Array.isArray(record) && record.length === 0) ? null : record
    }),
    z.nullable(z.object(shape)),
  )

/** One of some words, in any case and with any separator; any other is drift. */
export const word = <Word extends string, Blank extends string = Word>(
  words: readonly Word[],
  blank: Blank,
) => {
  const byForm = new Map(words.map((one) => [wordForm(one), one]))
  return field<Word | Blank>(
    `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
    (value) => (isNone(value) || value === '' ? blank : byForm.get(wordForm(readText(value) ?? ''))),
    blank,
  ).register(fieldKinds, { kind: 'word', words })
}

/** A state, in the form that states are compared in: `Awaiting payment` is `AWAITING_PAYMENT`. */
export const state = () => field('state', (value) => (isNone(value) ? '' : readState(value)), '')

const readState = (value: unknown) => {
  const text = readText(value)
  return text === undefined ? undefined : wordForm(text)
}

const wordForm = (text: string) =>
  text
    .trim()
    .replace(/[\s-]+/g, '_')
    .toUpperCase()

const noneWords: ReadonlySet<unknown> = new Set([
  null,
  'null',
  'NULL',
  '(null)',
  'undefined',
  'None',
  'N/A',
  'nil',
])

/** What programs write for nothing. */
const isNone = (value: unknown): boolean => noneWords.has(value)

/** Reads text from text or a number; undefined for anything else. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

const exponent = /^\d+(?:\.\d*)?e\+\d+$/i

function readId(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
  return typeof value === 'string' && !exponent.test(value) ? value.trim() : undefined
}

function readWords(value: unknown): string | Understood<string> | undefined {
  const written = readText(value)
  const plain = written && plainText(written)
  return plain === undefined || plain === written ? plain : new Understood(plain, 'markup')
}

function readMarkup(value: unknown): string | undefined {
  const html = value === null ? '' : readText(value)
  return html !== undefined && isBounded(html) ? html : undefined
}

/** Reads a finite number from a number or text; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  const digits = readFigure(value)
  return digits === undefined ? undefined : Number(digits)
}

/** The usual forms, which need no conversion. */
const servedAmount = /^(?!-0\.00)-?(?:0|[1-9]\d*)\.\d\d$/

/** Reads an amount; empty text for none. */
export function readAmount(value: unknown): string | undefined {
  if (typeof value === 'string' && (value === '' || servedAmount.test(value))) return value
  return typeof value === 'string' || typeof value === 'number' ? decimalAmount(value) : undefined
}

/** Reads a decimal string, or empty text for none. */
export function readDecimal(value: unknown): string | undefined {
  return value === null || (typeof value === 'string' && value.trim() === '') ? '' : readFigure(value)
}

const readFigure = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? plainDecimal(value) : undefined

const flags = new Map<string, boolean>([
  ...['1', 'true', 't', 'yes', 'y', 'on'].map((name) => [name, true] as const),
  ...['0', 'false', 'f', 'no', 'n', 'off', ''].map((name) => [name, false] as const),
])

/** Reads a boolean from a boolean, 0 or 1, or the words for them; undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  return flags.get(readText(value)?.trim().toLowerCase() ?? 'none')
}
