import { NavLink } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useMenuEntries } from '../navigations/navigation-entries.ts'
import { MenuEntryLink } from '../navigations/navigation-links.tsx'

/** The home page and the entries of the site's menu without a category, for a frame whose navigation is a column. */
export function MenuPages() {
  const { t } = useTranslation()
  const entries = useMenuEntries()
  return (
    <nav className="menu-pages" aria-label={t('site.menu')}>
      <ul>
        <li>
          <NavLink className="category" to="/" end>
            <span className="category-icon">
              <Icon name="home" />
            </span>
            <span className="category-name">{t('site.home')}</span>
          </NavLink>
        </li>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuEntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
