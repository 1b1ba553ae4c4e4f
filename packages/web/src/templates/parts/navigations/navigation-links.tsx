import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { useSitePages } from '../../../brand/pages/pages-context.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import type { MenuEntry, NavigationEntry } from './navigation-entries.ts'
import type { SubMenuProps } from './sub-menu.tsx'
import './navigation-links.css'
import './sub-menu.css'

const SubMenu = lazyComponent(async () => (await import('./sub-menu.tsx')).SubMenu)

/** The sub-menu of an entry that has one. Most brands need no code for it. */
function LazySubMenu(props: SubMenuProps) {
  if (props.entries.length === 0) return null
  return (
    <Suspense>
      <SubMenu {...props} />
    </Suspense>
  )
}

/** An entry of the site's menu that is no category, with its sub-menu; it looks like a category's. */
export function MenuEntryLink({ entry: { text, to, page, below } }: { entry: MenuEntry }) {
  const sitePages = useSitePages()
  const content = (
    <>
      <span className="category-icon">
        <Icon name={page ? sitePages[page].icon : 'menu'} />
      </span>
      <span className="category-name">{text}</span>
    </>
  )
  if (to === undefined) return <LazySubMenu name={text} entries={below} opener={content} />
  return (
    <>
      <NavLink className="category" to={to} reloadDocument={page === undefined}>
        {content}
      </NavLink>
      <LazySubMenu name={text} entries={below} />
    </>
  )
}

interface CategoryLinkProps extends NavigationEntry {
  /** Whether a panel is open below it, for a link that has one. */
  expanded?: boolean
}

/**
 * Link to a category: its icon, its name and its number of games, with its sub-menu. The navigation around it sets the
 * layout.
 */
export function CategoryLink({ id, path, games, below, expanded }: CategoryLinkProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const name = t(`games.categories.${id}`)
  return (
    <>
      <NavLink className="category" to={path} data-category={id} aria-expanded={expanded}>
        <span className="category-icon">
          <Icon name={categoryIcon(id)} />
        </span>
        <span className="category-name">{name}</span>
        {/* The button of a sub-menu stands where the number does. */}
        {games === null || below.length > 0 ? null : (
          <span className="category-count num">
            <span aria-hidden="true">{number(games)}</span>
            <span className="visually-hidden">
              {t('games.gameCount', { count: games, number: number(games) })}
            </span>
          </span>
        )}
      </NavLink>
      <LazySubMenu name={name} entries={below} />
    </>
  )
}
