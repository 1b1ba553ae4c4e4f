import { decimalAmount } from '@marquee/contracts/money'
import * as z from 'zod/mini'
import type { Drift } from '../../observability/events.ts'

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

const mostItems = 1000

/** A list. Of a longer one than any page could show, the items beyond are drift and left out. */
export const list = <Item extends z.ZodMiniType>(item: Item, most = mostItems) =>
  z.pipe(
    z.transform((value: unknown, context): unknown => {
      if (!Array.isArray(value) || value.length <= most) return value
      const params = { expected: `at most ${most} items`, blank: value.slice(0, most) }
      context.issues.push({ code: 'custom', input: value, params })
      return []
    }),
    z.array(item),
  )

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

type Parent = Record<PropertyKey, unknown>

// More than the nesting of any answer: each round repairs one more level.
const maxRounds = 8
const noDrifts: readonly Drift[] = []

// Fields have blanks of their own (see `field-readers.ts`).
const blanks: Record<string, () => unknown> = {
  array: () => [],
  object: () => ({}),
}

/**
 * Reads an answer against its schema so that the caller always gets a complete value: a missing field or one of
 * another type is reported as drift and replaced by a blank; a list item that should be an object and is not is
 * removed. A valid answer is parsed only once. The answer is repaired in place.
 */
export function readTolerantly<Raw>(
  schema: z.ZodMiniType<Raw>,
  answer: unknown,
): { value: Raw; drifts: readonly Drift[] } {
  const first = z.safeParse(schema, answer)
  if (first.success) return { value: first.data, drifts: noDrifts }
  const root: Parent = { answer }
  const seen = new Map<string, Drift>()
  const repaired = new Set<string>()
  let { error } = first
  for (let round = 0; round < maxRounds; round += 1) {
    repair(root, error.issues, seen, repaired)
    const again = z.safeParse(schema, root.answer)
    if (again.success) return { value: again.data, drifts: [...seen.values()] }
    error = again.error
  }
  throw new TypeError('A schema of the platform expects what has no blank')
}

function repair(
  root: Parent,
  issues: z.core.$ZodIssue[],
  seen: Map<string, Drift>,
  repaired: Set<string>,
): void {
  const toRemove = new Map<unknown[], Set<number>>()
  for (const issue of issues) {
    const path: PropertyKey[] = ['answer', ...issue.path]
    const expected = expectedType(issue)
    const key = path[path.length - 1] as PropertyKey
    const parent = parentOf(root, path)
    report(path, expected, typeName(parent[key]), seen, repaired)
    if (Array.isArray(parent) && expected === 'object') {
      const indexes = toRemove.get(parent) ?? new Set()
      toRemove.set(parent, indexes.add(Number(key)))
    } else {
      parent[key] = blankOf(issue, expected)
    }
  }
  for (const [list, indexes] of toRemove) removeItems(list, indexes)
}

function expectedType(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected
  return issue.code === 'custom' ? String(issue.params?.expected) : issue.code
}

function blankOf(issue: z.core.$ZodIssue, expected: string): unknown {
  return issue.code === 'custom' ? issue.params?.blank : blanks[expected]?.()
}

function parentOf(root: Parent, path: readonly PropertyKey[]): Parent {
  let parent: Parent = root
  for (const key of path.slice(0, -1)) parent = parent[key] as Parent
  return parent
}

// Fields missing inside a blank are not reported, because the blank itself was.
function report(
  path: readonly PropertyKey[],
  expected: string,
  found: string,
  seen: Map<string, Drift>,
  repaired: Set<string>,
): void {
  const exact = path.map(String)
  const inBlank = exact.some((_, depth) => depth > 0 && repaired.has(exact.slice(0, depth).join('\n')))
  repaired.add(exact.join('\n'))
  if (inBlank) return
  const readable = readablePath(path.slice(1))
  if (!seen.has(readable)) seen.set(readable, { path: readable, expected, found })
}

function readablePath(path: readonly PropertyKey[]): string {
  const steps = path.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
  return steps.join('').replace(/^\./, '')
}

function typeName(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function removeItems(list: unknown[], indexes: ReadonlySet<number>): void {
  let kept = 0
  for (const [index, item] of list.entries()) {
    if (indexes.has(index)) continue
    list[kept] = item
    kept += 1
  }
  list.length = kept
}
