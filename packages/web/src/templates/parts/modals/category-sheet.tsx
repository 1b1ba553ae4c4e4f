import './category-sheet.css'
import { type PageName, pages } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { CategoryLink } from '../navigations/category-link.tsx'
import { useMenuPages, useNavigationEntries } from '../navigations/navigation-entries.ts'
import { categorySheet } from './modal-ids.ts'

// What a site's menu leads to most; another page has the mark of a way on.
const icons: Partial<Record<PageName, IconName>> = { vip: 'crown', download: 'download', promotions: 'gift' }

/** Every category at once, within reach of the thumb, and the pages of the site's menu that are none. */
export function CategorySheet() {
  const { t } = useTranslation(['ui', '_m'])
  const { open, close } = useModal(categorySheet)
  const entries = useNavigationEntries()
  const menuPages = useMenuPages()
  return (
    <Dialog open={open} onClose={close} title={t('site.games')} closeLabel={t('app.close')}>
      <ul className="category-sheet">
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is what is pressed, by any means
          <li key={entry.id} onClick={close}>
            <CategoryLink {...entry} />
          </li>
        ))}
        {menuPages.map((page) => (
          <li key={page}>
            <NavLink className="category" to={pages[page].path} onClick={close}>
              <Icon name={icons[page] ?? 'chevron-right'} />
              {t(`_m:page.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
