import type { CategoryId } from '@marquee/contracts/categories'
import type { IconName } from '../../ui/icon.tsx'

/** `hashGame` is drawn by the icon `hash-game`. */
type Kebab<Name extends string> = Name extends 'hashGame'
  ? 'hash-game'
  : Name extends 'horseRacing'
    ? 'horse-racing'
    : Name

/** The icon of a category. */
export function categoryIcon(id: CategoryId): IconName {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<CategoryId>
}
