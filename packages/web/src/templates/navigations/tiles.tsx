import './tiles.css'
import { useTranslation } from 'react-i18next'
import { showFocused } from '../../ui/show-focused.ts'
import { CategoryLink } from './category-link.tsx'
import { useNavigationEntries } from './navigation-entries.ts'

/** Big targets, four to a row, like the icons of a phone. */
function Tiles() {
  const { t } = useTranslation()
  const entries = useNavigationEntries()
  return (
    <nav className="tiles" aria-label={t('site.categories')}>
      <ul onFocus={showFocused}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <CategoryLink {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const tiles = { name: 'tiles', Component: Tiles }
