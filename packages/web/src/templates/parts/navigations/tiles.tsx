import './tiles.css'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryRow } from './category-row.tsx'
import { useNavigationEntries } from './navigation-entries.ts'

/**
 * Large tiles in two rows on the home page, like the home screen of a phone; one row of small ones in a lobby. Other
 * pages have the bar at the bottom, and their own content on the first screen.
 */
function Tiles() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const entries = useNavigationEntries()
  const isHome = pathname === '/'
  if (!isHome && !entries.some(({ path }) => path === pathname)) return null
  return (
    <nav className={isHome ? 'tiles tiles-home' : 'tiles'} aria-label={t('site.categories')}>
      <CategoryRow />
    </nav>
  )
}

export const tiles = { Component: Tiles }
