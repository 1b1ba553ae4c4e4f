import { categoryByName } from '@marquee/contracts/categories'
import { useTranslation } from './use-translation.ts'

/** A function that writes a platform's game type as its category's name; one that is no category, as it is. */
export function useGameTypeName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => {
    const category = categoryByName(type)
    return category ? t(`games.categories.${category}`) : type
  }
}
