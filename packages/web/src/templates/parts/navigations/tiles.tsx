import './tiles.css'
import { useTranslation } from 'react-i18next'
import { CategoryRow } from './category-row.tsx'

/** Big targets, four to a row, like the icons of a phone. */
function Tiles() {
  const { t } = useTranslation()
  return (
    <nav className="tiles" aria-label={t('site.categories')}>
      <CategoryRow />
    </nav>
  )
}

export const tiles = { name: 'tiles', Component: Tiles }
