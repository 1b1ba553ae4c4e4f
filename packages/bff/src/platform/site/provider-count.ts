import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import { field, readNumber } from '../field-readers.ts'

interface CategoryCount {
  category: CategoryId
  count: number
}

/**
 * The categories of the site with how many providers each has, from a list of `{ category, count }` or an object
 * by category. A category that is named twice is added up; one that the product does not know is left out.
 */
export const providerCount = () => field<CategoryCount[]>('providerCount', readProviderCount, [])

function readProviderCount(value: unknown): CategoryCount[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const counts = new Map<CategoryId, number>()
  for (const [key, entry] of Object.entries(value)) {
    const category = categoryByName(nameOf(entry) ?? key)
    if (category) counts.set(category, (counts.get(category) ?? 0) + countOf(entry))
  }
  return [...counts].map(([category, count]) => ({ category, count }))
}

function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return readNumber(entry) === undefined ? entry : undefined
  const name: unknown =
    typeof entry === 'object' && entry !== null && 'category' in entry ? entry.category : undefined
  return typeof name === 'string' ? name : undefined
}

// An entry without a number still says that the category is there.
function countOf(entry: unknown): number {
  const number: unknown =
    typeof entry === 'object' && entry !== null && 'count' in entry ? entry.count : entry
  return readNumber(number) ?? 1
}
