import { type CategoryId, categories } from '@marquee/contracts/categories'
import { isOffered, type PageName, pageByPath, pageOfMenuEntry } from '@marquee/contracts/pages'
import { useStartup } from '../../../brand/startup-context.ts'
import { useTemplate } from '../../template.ts'

/** One category of the game menu. */
export interface NavigationEntry {
  id: CategoryId
  path: string
  /** How many games the category has; null where the platform does not say. */
  games: number | null
}

/**
 * The game menu of the start-up response, without categories that the brand has no page for. In a template for sports it
 * begins with them.
 */
export function useNavigationEntries(): NavigationEntry[] {
  const { gameMenu, categories: counted, capabilities } = useStartup()
  const { file } = useTemplate()
  const entries = gameMenu.flatMap(({ category }) => {
    const page = category ? pageByPath(categories[category].route) : undefined
    if (!category || !page || !isOffered(page, capabilities)) return []
    const games = counted.find((entry) => entry.category === category)?.games ?? null
    return [{ id: category, path: categories[category].route, games }]
  })
  const isFirst = ({ id }: NavigationEntry) => file.barEntries === 'sports' && id === 'sports'
  return entries.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
}

/**
 * The pages of the site's menu entries without a category, which are always kept (specification, section 2). Entries
 * for pages that the brand does not offer are left out.
 */
export function useMenuPages(): PageName[] {
  const { menu, capabilities } = useStartup()
  return menu.flatMap(({ contentId, category }) => {
    const page = category === null ? pageOfMenuEntry(contentId) : undefined
    return page && isOffered(page, capabilities) ? [page] : []
  })
}
