import { NavLink } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useMenuPages } from '../navigations/navigation-entries.ts'
import { MenuPageLink } from '../navigations/navigation-links.tsx'

/** The home page and the pages of the site's menu without a category, for a frame whose navigation is a column. */
export function MenuPages() {
  const { t } = useTranslation()
  const pages = useMenuPages()
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
        {pages.map((page) => (
          <li key={page}>
            <MenuPageLink page={page} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
