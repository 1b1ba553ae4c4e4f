import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import type { CategoryCount } from '@marquee/contracts/site/get-startup'
import { field, readNumber } from '../../decoding/field-readers.ts'

/**
 * The categories of the site with how many providers each has, from a list of `{ category, count }` or an object
 * by category. A category that is named twice is added up; one that the product does not know is left out. An entry
 * may say how many games there are, as `game_count`, which is ours: a platform without it says nothing of games.
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

// An entry without a number still says that the category is there.
const countOf = (entry: unknown): number => readNumber(property(entry, 'count') ?? entry) ?? 1

const gamesOf = (entry: unknown): number | undefined => readNumber(property(entry, 'game_count'))

// A sum of which a part is not known is not known.
const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b

const property = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
