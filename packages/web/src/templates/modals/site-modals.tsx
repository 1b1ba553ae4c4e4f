import { lazy, Suspense } from 'react'
import { useModal } from '../../ui/modal-stack.ts'
import { AccountSheet } from './account-sheet.tsx'
import { CategorySheet } from './category-sheet.tsx'
import { gameSearch } from './modal-ids.ts'

const GameSearch = lazy(async () => ({ default: (await import('./game-search.tsx')).GameSearch }))

/** The modals that any page may open. The search's code comes when it is first wanted. */
export function SiteModals() {
  const isSearching = useModal(gameSearch).open
  return (
    <>
      <CategorySheet />
      <AccountSheet />
      <Suspense>{isSearching ? <GameSearch /> : null}</Suspense>
    </>
  )
}
