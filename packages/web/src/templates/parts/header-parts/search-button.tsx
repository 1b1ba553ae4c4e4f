import { useTranslation } from 'react-i18next'
import { useHasGames } from '../../../features/games/use-game-list.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { gameSearch } from '../modals/modal-ids.ts'

/** Opens the game search from a header that has no room for its box. */
export function SearchButton() {
  const { t } = useTranslation()
  const hasGames = useHasGames()
  if (!hasGames) return null
  return (
    <IconButton
      className="search-button"
      icon="search"
      label={t('games.search')}
      aria-haspopup="dialog"
      onClick={() => openModal(gameSearch)}
    />
  )
}
