import * as z from 'zod/mini'
import type { Drift } from '../../observability/events.ts'

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

const hourMs = 3_600_000
const maxRemembered = 2_000

/**
 * Limits drift reports to one per call and field in an hour, so that a changed platform does not cause a report per
 * request.
 */
export class DriftReports {
  readonly #reportedAt = new Map<string, number>()

  /** The drifts that were not reported within the last hour. */
  unreported(call: string, drifts: readonly Drift[], now: number): Drift[] {
    return drifts.filter(({ path }) => this.#isUnreported(`${call} ${path}`, now))
  }

  #isUnreported(key: string, now: number): boolean {
    const last = this.#reportedAt.get(key)
    if (last !== undefined && now - last < hourMs) return false
    this.#reportedAt.delete(key)
    this.#reportedAt.set(key, now)
    if (this.#reportedAt.size > maxRemembered) this.#forgetOldest()
    return true
  }

  #forgetOldest(): void {
    for (const key of this.#reportedAt.keys()) {
      this.#reportedAt.delete(key)
      return
    }
  }
}
