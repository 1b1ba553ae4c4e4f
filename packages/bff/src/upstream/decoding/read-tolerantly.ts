import * as z from 'zod/mini'
import type { Drift } from '../../observability/events.ts'
import { Settled } from './field.ts'

/** A value that was read against its schema, with what was not as expected in it. */
export interface Tolerated<Raw> {
  value: Raw
  drifts: readonly Drift[]
}

type Parent = Record<PropertyKey, unknown>

// More than the nesting of any answer: each round repairs one more level.
const maxRounds = 8
const noDrifts: readonly Drift[] = []

// Fields have blanks of their own (see `field.ts`).
const blanks: Record<string, () => unknown> = {
  array: () => [],
  object: () => ({}),
}

/**
 * Reads an answer against its schema so that the caller always gets a complete value: what is not as expected is reported
 * as drift, and replaced by what it means or else by a blank; a list item that should be an object and is not is removed.
 * A valid answer is parsed only once. The answer is repaired in place.
 *
 * @param timeZone the site's, for times that name none
 */
export function readTolerantly<Raw>(
  schema: z.ZodMiniType<Raw>,
  answer: unknown,
  timeZone: string,
): Tolerated<Raw> {
  const first = z.safeParse(schema, answer)
  if (first.success) return { value: first.data, drifts: noDrifts }
  const repairs = new Repairs(answer, timeZone)
  let { error } = first
  for (let round = 0; round < maxRounds; round += 1) {
    repairs.make(error.issues)
    const again = z.safeParse(schema, repairs.answer)
    if (again.success) return { value: again.data, drifts: repairs.drifts }
    error = again.error
  }
  throw new TypeError('A schema of the platform expects what has no blank')
}

class Repairs {
  readonly #root: { answer: unknown }
  readonly #timeZone: string
  readonly #drifts = new Map<string, Drift>()
  readonly #repaired = new Set<string>()

  constructor(answer: unknown, timeZone: string) {
    this.#root = { answer }
    this.#timeZone = timeZone
  }

  get answer(): unknown {
    return this.#root.answer
  }

  get drifts(): readonly Drift[] {
    return [...this.#drifts.values()]
  }

  make(issues: readonly z.core.$ZodIssue[]): void {
    const toRemove = new Map<unknown[], Set<number>>()
    for (const issue of issues) {
      const path: PropertyKey[] = ['answer', ...issue.path]
      const key = path[path.length - 1] as PropertyKey
      const parent = parentOf(this.#root, path)
      const drift = driftOf(issue, parent[key])
      this.#report(path, drift)
      if (Array.isArray(parent) && drift.expected === 'object') {
        const indexes = toRemove.get(parent) ?? new Set()
        toRemove.set(parent, indexes.add(Number(key)))
      } else {
        parent[key] = this.#replacement(issue, drift.expected)
      }
    }
    for (const [list, indexes] of toRemove) removeItems(list, indexes)
  }

  #replacement(issue: z.core.$ZodIssue, expected: string): unknown {
    if (issue.code !== 'custom') return blanks[expected]?.()
    const settle = issue.params?.settle
    return new Settled(typeof settle === 'function' ? settle(this.#timeZone) : settle)
  }

  // Fields missing inside a blank are not reported, because the blank itself was.
  #report(path: readonly PropertyKey[], drift: Omit<Drift, 'path'>): void {
    const exact = path.map(String)
    const inBlank = exact.some(
      (_, depth) => depth > 0 && this.#repaired.has(exact.slice(0, depth).join('\n')),
    )
    if (!drift.understood) this.#repaired.add(exact.join('\n'))
    const readable = readablePath(path.slice(1))
    if (!inBlank && !this.#drifts.has(readable)) this.#drifts.set(readable, { path: readable, ...drift })
  }
}

function driftOf(issue: z.core.$ZodIssue, found: unknown): Omit<Drift, 'path'> {
  if (issue.code !== 'custom')
    return {
      expected: issue.code === 'invalid_type' ? issue.expected : issue.code,
      found: typeName(found),
    }
  const { expected, notation = typeof found === 'string' ? notationOf(found) : undefined } =
    issue.params ?? {}
  return {
    expected: String(expected),
    found: typeName(found),
    ...(notation !== undefined && { notation: String(notation) }),
    ...(issue.params?.isUnderstood === true && { understood: true }),
  }
}

const mostCharacters = 40

/** How text is written, without what it says: `25/11/2026` becomes `00/00/0000`, letters become `a`. */
function notationOf(text: string): string {
  return text
    .slice(0, mostCharacters)
    .replace(/\p{N}/gu, '0')
    .replace(/[\p{L}\p{M}]/gu, 'a')
    .replace(/\p{Cc}/gu, ' ')
}

function parentOf(root: object, path: readonly PropertyKey[]): Parent {
  let parent = root as Parent
  for (const key of path.slice(0, -1)) {
    const child = parent[key]
    parent = (child instanceof Settled ? child.value : child) as Parent
  }
  return parent
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
