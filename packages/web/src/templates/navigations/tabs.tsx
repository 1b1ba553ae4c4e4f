import './tabs.css'
import { useTranslation } from 'react-i18next'
import { showFocused } from '../../ui/show-focused.ts'
import { CategoryLink } from './category-link.tsx'
import { useNavigationEntries } from './navigation-entries.ts'

/** A row of tabs that scrolls sideways; a list from top to bottom where the frame gives it a column. */
function Tabs() {
  const { t } = useTranslation()
  const entries = useNavigationEntries()
  return (
    <nav className="tabs" aria-label={t('site.categories')}>
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

export const tabs = { name: 'tabs', Component: Tabs }
