import './category-sheet.css'
import { useTranslation } from 'react-i18next'
import { useHasGames } from '../../../features/games/use-game-list.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { openModal, useModal } from '../../../ui/overlay/modal-store.ts'
import { CategoryLink } from '../navigations/category-link.tsx'
import { MenuPageLink } from '../navigations/menu-page-link.tsx'
import { useMenuPages, useNavigationEntries } from '../navigations/navigation-entries.ts'
import { categorySheet, gameSearch } from './modal-ids.ts'

/** The search, all categories, and the other pages of the site's menu, as a modal for phones. */
export function CategorySheet() {
  const { t } = useTranslation()
  const { open, close } = useModal(categorySheet)
  const entries = useNavigationEntries()
  const menuPages = useMenuPages()
  const hasGames = useHasGames()
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(hasGames ? 'site.games' : 'site.menu')}
      closeLabel={t('app.close')}
    >
      {hasGames ? (
        <Button className="category-search" variant="outline" block onClick={() => openModal(gameSearch)}>
          <Icon name="search" />
          {t('games.search')}
        </Button>
      ) : null}
      <ul className="category-sheet">
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside handles the keyboard
          <li key={entry.id} onClick={close}>
            <CategoryLink {...entry} />
          </li>
        ))}
        {menuPages.map((page) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside handles the keyboard
          <li key={page} onClick={close}>
            <MenuPageLink page={page} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
