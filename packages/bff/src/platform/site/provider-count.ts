import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import type { CategoryCount } from '@marquee/contracts/site/get-startup'
import { field, readNumber } from '../field-readers.ts'

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
    const known = counts.get(category)
    const games = gamesOf(entry)
    counts.set(category, {
      category,
      count: (known?.count ?? 0) + countOf(entry),
      // A sum of which a part is not known is not known.
      games: games === null || known?.games === null ? null : (known?.games ?? 0) + games,
    })
  }
  return [...counts.values()]
}

function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return readNumber(entry) === undefined ? entry : undefined
  const name = partOf(entry, 'category')
  return typeof name === 'string' ? name : undefined
}

// An entry without a number still says that the category is there.
const countOf = (entry: unknown): number => readNumber(partOf(entry, 'count') ?? entry) ?? 1

const gamesOf = (entry: unknown): number | null => readNumber(partOf(entry, 'game_count')) ?? null

const partOf = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
