import { type MouseEvent, Suspense } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useHasGames } from '../../../features/games/use-game-list.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { openModal, useModal } from '../../../ui/overlay/modal-store.ts'
import { LazyAccountPanel } from '../account-menu/lazy-account-panel.tsx'
import { LanguageLinks } from '../header-parts/language-links.tsx'
import { useMenuEntries, useNavigationEntries } from '../navigations/navigation-entries.ts'
import { CategoryLink, MenuEntryLink } from '../navigations/navigation-links.tsx'
import { accountSheet, announcementsModal, categorySheet, gameSearch } from './modal-ids.ts'
import './site-modals.css'

const GameSearch = lazyComponent(async () => (await import('../search/game-search.tsx')).GameSearch)
const AnnouncementsModal = lazyComponent(
  async () => (await import('./announcements-modal.tsx')).AnnouncementsModal,
)

/** The modals that any page may open. Some are loaded when they are first opened. */
export function SiteModals() {
  const isSearching = useModal(gameSearch).open
  const isAnnouncing = useModal(announcementsModal).open
  return (
    <>
      <CategorySheet />
      <AccountSheet />
      <Suspense>
        {isSearching ? <GameSearch /> : null}
        {isAnnouncing ? <AnnouncementsModal /> : null}
      </Suspense>
    </>
  )
}

/** The search, all categories, and the other pages of the site's menu, as a modal for phones. */
function CategorySheet() {
  const { t } = useTranslation()
  const { open, close } = useModal(categorySheet)
  const entries = useNavigationEntries()
  const menuEntries = useMenuEntries()
  const hasGames = useHasGames()
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keyboard */}
      <ul className="category-sheet" onClick={closeAfterLink}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <CategoryLink {...entry} />
          </li>
        ))}
        {menuEntries.map((entry) => (
          <li key={entry.id}>
            <MenuEntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The account panel and the language links as a modal, for phones. */
function AccountSheet() {
  const { t } = useTranslation()
  const { open, close } = useModal(accountSheet)
  return (
    <Dialog open={open} onClose={close} title={t('site.account')} closeLabel={t('app.close')}>
      <LazyAccountPanel />
      <LanguageLinks />
    </Dialog>
  )
}
