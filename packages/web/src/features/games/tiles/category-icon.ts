import type { CategoryId } from '@marquee/contracts/categories'
import type { IconName } from '../../../ui/media/icon.tsx'

/** The icon of a category. */
export function categoryIcon(category: CategoryId): IconName {
  if (category === 'horseRacing') return 'horse-racing'
  return category === 'hashGame' ? 'hash-game' : category
}
