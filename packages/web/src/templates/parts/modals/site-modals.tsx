import { Suspense } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { AccountSheet } from './account-sheet.tsx'
import { CategorySheet } from './category-sheet.tsx'
import { announcementsModal, gameSearch } from './modal-ids.ts'

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
