import type { CategoryCount } from '@marquee/contracts/areas/site/startup'
import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import { field, readNumber } from '../../decoding/field-readers.ts'

/**
 * Reads the categories of the site with their number of providers, from a list of `{ category, count }` or an object
 * by category. Duplicate categories are added up; unknown ones are left out. `game_count` is an extension of ours
 * with the number of games, which most platforms lack.
 */
export const providerCount = () => field<CategoryCount[]>('providerCount', readProviderCount, [])

function readProviderCount(value: unknown): CategoryCount[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const counts = new Map<CategoryId, CategoryCount>()
  for (const [key, entry] of Object.entries(value)) {
    const category = categoryByName(nameOf(entry) ?? key)
    if (!category) continue
    const known = counts.get(category) ?? { category, count: 0, games: 0 }
    const count = known.count + countOf(entry)
    const games = sum(known.games, gamesOf(entry))
    counts.set(category, games === undefined ? { category, count } : { category, count, games })
  }
  return [...counts.values()]
}

function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return readNumber(entry) === undefined ? entry : undefined
  const name = property(entry, 'category')
  return typeof name === 'string' ? name : undefined
}

// An entry without a number still means that the category exists.
const countOf = (entry: unknown): number => readNumber(property(entry, 'count') ?? entry) ?? 1

const gamesOf = (entry: unknown): number | undefined => readNumber(property(entry, 'game_count'))

// A sum with an unknown part is unknown.
const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b

const property = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
