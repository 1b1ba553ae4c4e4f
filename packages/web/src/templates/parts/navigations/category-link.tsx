import './category-link.css'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import type { NavigationEntry } from './navigation-entries.ts'

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
