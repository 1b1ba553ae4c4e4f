import './tiles.css'
import { useTranslation } from 'react-i18next'
import { CategoryRow } from './category-row.tsx'

/** Large tiles in rows of four, like the home screen of a phone. */
function Tiles() {
  const { t } = useTranslation()
  return (
    <nav className="tiles" aria-label={t('site.categories')}>
      <CategoryRow />
    </nav>
  )
}

export const tiles = { Component: Tiles }
