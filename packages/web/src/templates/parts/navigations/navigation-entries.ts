import type { MenuChild, MenuItem } from '@marquee/contracts/areas/site/startup'
import { type CategoryId, categories } from '@marquee/contracts/categories'
import { isOffered, type PageName, pageByPath, pageOfMenuEntry, pagePath } from '@marquee/contracts/pages'
import { usePageLink } from '../../../brand/pages/pages-context.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { useHasPage } from '../../../brand/use-has-page.ts'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTemplate } from '../../template.ts'

/** One category of the game menu. */
export interface NavigationEntry {
  id: CategoryId
  path: string
  /** How many games the category has; null where the platform does not say. */
  games: number | null
  /** Its sub-menu. */
  below: readonly MenuEntry[]
}

/** An entry of the site's menu. */
export interface MenuEntry {
  id: string
  text: string
  /** Undefined for an entry that only opens its sub-menu. */
  to: string | undefined
  /** Undefined where a redirect of the operator's leads further. */
  page: PageName | undefined
  /** Its sub-menu. */
  below: readonly MenuEntry[]
}

/**
 * The game menu of the start-up response, without categories that the brand has no page for. In a template for sports it
 * begins with them.
 */
export function useNavigationEntries(): NavigationEntry[] {
  const { gameMenu, menu, categories: counted, capabilities } = useStartup()
  const { file } = useTemplate()
  const readEntry = useEntryReader()
  const entries = gameMenu.flatMap(({ category }) => {
    const page = pageByPath(categories[category].route)
    if (!page || !isOffered(page, capabilities)) return []
    const games = counted.find((entry) => entry.category === category)?.games ?? null
    const item = menu.find((entry) => entry.category === category)
    const below = (item && readEntry(item)?.below) ?? []
    return [{ id: category, path: categories[category].route, games, below }]
  })
  const isFirst = ({ id }: NavigationEntry) => file.barEntries === 'sports' && id === 'sports'
  return entries.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
}

/**
 * The site's menu entries without a category, which are always kept (specification, section 2). Entries for pages that
 * the brand does not have are left out.
 */
export function useMenuEntries(): MenuEntry[] {
  const { menu } = useStartup()
  const readEntry = useEntryReader()
  return menu.flatMap((item) => (item.category === null ? (readEntry(item) ?? []) : []))
}

/** Reads an entry of the menu with its sub-menu; undefined for one that leads nowhere here. */
function useEntryReader(): (item: MenuItem) => MenuEntry | undefined {
  const { t } = useTranslation()
  const linkTo = usePageLink()
  const localText = useLocalText()
  const hasPage = useHasPage()

  function readLink(link: MenuChild, parent?: MenuChild): MenuEntry | undefined {
    const to = addressOf(link, parent)
    const page = pageByPath(to.replace(/\?.*/, ''))
    if (page && !hasPage(page)) return undefined
    return { id: link.contentId, text: textOf(link, page), to, page, below: [] }
  }

  function textOf({ category, name }: MenuChild, page: PageName | undefined): string {
    if (category) return t(`games.categories.${category}`)
    if (name) return localText({ EN: name.en, PHP: name.local, CN: name.cn })
    return page ? linkTo(page).text : ''
  }

  return (item) => {
    const link = readLink(item)
    if (!link) return undefined
    const below = item.children.flatMap((child) => readLink(child, item) ?? [])
    if (link.page || item.children.length === 0) return { ...link, below }
    return below.length > 0 ? { ...link, to: undefined, below } : undefined
  }
}

/** The address of a category, a page, a provider of the category above it, or else the entry's own. */
function addressOf({ contentId, category }: MenuChild, parent: MenuChild | undefined): string {
  if (category) return categories[category].route
  const page = pageOfMenuEntry(contentId)
  if (page) return pagePath(page)
  const id = encodeURIComponent(contentId)
  return parent?.category ? `${categories[parent.category].route}?provider=${id}` : `/${id}`
}
