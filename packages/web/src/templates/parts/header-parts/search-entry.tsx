import './search-entry.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/media/icon.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { gameSearch } from '../modals/modal-ids.ts'

/** Opens the search; without script, a lobby with a search box of its own. */
export function SearchEntry() {
  const { t } = useTranslation()
  return (
    <Link
      className="search-entry"
      to="/hot"
      onClick={(event) => {
        event.preventDefault()
        openModal(gameSearch)
      }}
    >
      <Icon name="search" />
      <span>{t('games.search')}</span>
    </Link>
  )
}
