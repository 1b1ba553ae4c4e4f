import { Suspense } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { AccountSheet } from './account-sheet.tsx'
import { CategorySheet } from './category-sheet.tsx'
import { announcementsModal, gameSearch } from './modal-ids.ts'

const GameSearch = lazyComponent(async () => (await import('./game-search.tsx')).GameSearch)
const AnnouncementsModal = lazyComponent(async () => (await import('./announcements.tsx')).AnnouncementsModal)

/** The modals that any page may open. The code of some comes when they are first wanted. */
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
