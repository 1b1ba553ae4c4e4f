import { type PageName, pages } from '@marquee/contracts/pages'
import { NavLink } from 'react-router'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import type { NavigationEntry } from './navigation-entries.ts'
import './navigation-links.css'

// A narrow column shows nothing but icons: any other page gets one that promises words.
const icons: Partial<Record<PageName, IconName>> = {
  vip: 'crown',
  download: 'download',
  promotions: 'gift',
  referral: 'users',
  mission: 'star',
  leaderboard: 'trophy',
  news: 'bell',
  banking: 'wallet',
  inbox: 'inbox',
  'responsible-gaming': 'heart',
  'contact-us': 'chat',
}

/** The icon of a page of the site's menu. */
export const menuPageIcon = (page: PageName): IconName => icons[page] ?? 'info'

/** Link to a page of the site's menu that is no category; it looks like a category's. */
export function MenuPageLink({ page }: { page: PageName }) {
  const { t } = useTranslation('_m')
  return (
    <NavLink className="category" to={pages[page].path}>
      <span className="category-icon">
        <Icon name={menuPageIcon(page)} />
      </span>
      <span className="category-name">{t(`page.${page}`)}</span>
    </NavLink>
  )
}

interface CategoryLinkProps extends NavigationEntry {
  /** Whether a panel is open below it, for a link that has one. */
  expanded?: boolean
}

/** Link to a category: its icon, its name and its number of games. The navigation around it sets the layout. */
export function CategoryLink({ id, path, games, expanded }: CategoryLinkProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <NavLink className="category" to={path} data-category={id} aria-expanded={expanded}>
      <span className="category-icon">
        <Icon name={categoryIcon(id)} />
      </span>
      <span className="category-name">{t(`games.categories.${id}`)}</span>
      {games === null ? null : (
        <span className="category-count num">
          <span aria-hidden="true">{number(games)}</span>
          <span className="visually-hidden">
            {t('games.gameCount', { count: games, number: number(games) })}
          </span>
        </span>
      )}
    </NavLink>
  )
}
