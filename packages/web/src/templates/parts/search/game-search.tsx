import { toSearchText } from '@marquee/contracts/areas/games/search'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { providersQuery } from '../../../features/games/game-list-query.ts'
import { LobbySearch } from '../../../features/games/lobby/lobby-search.tsx'
import { FoundGames } from '../../../features/games/search/found-games.tsx'
import { RecentlyPlayed } from '../../../features/games/search/recently-played.tsx'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { closeModals, isLastModal, useModal } from '../../../ui/overlay/modal-store.ts'
import { gameSearch } from '../modals/modal-ids.ts'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'
import { clearTypedWords, typedWords } from './open-search.ts'
import { RecentSearchList, rememberSearch, restoreSearches } from './recent-searches.tsx'
import './game-search.css'

/**
 * Searches the games of all categories, and the categories and providers themselves. Until something is typed it shows
 * the last searches, the games that the player opened last, and popular ones. The box stays where it is, whatever is found.
 */
export function GameSearch() {
  const { t } = useTranslation()
  const { open, close } = useModal(gameSearch)
  const [typed] = useState(typedWords)
  const [words, setWords] = useState('')
  useEffect(() => {
    clearTypedWords()
    restoreSearches()
    putCaretAtEnd()
  }, [])
  const onResultClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    rememberSearch(words)
    // A visitor who is asked to log in finds the search as it was.
    if (isLastModal(gameSearch)) closeModals()
  }
  return (
    <Dialog
      id={gameSearch}
      open={open}
      onClose={close}
      title={t('games.search')}
      closeLabel={t('app.close')}
      size="full"
    >
      <div className="game-search">
        <LobbySearch query={words} typed={typed} onSearch={setWords} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
        <div className="search-results" onClick={onResultClick}>
          {words === '' ? <RecentSearchList onSearch={setWords} /> : null}
          {words === '' ? <RecentlyPlayed /> : null}
          <SearchPlaces words={words} />
          <FoundGames words={words} />
        </div>
      </div>
    </Dialog>
  )
}

// The dialog gives the box the focus, and the browser puts the caret before what was typed elsewhere.
function putCaretAtEnd(): void {
  const box = document.activeElement
  if (box instanceof HTMLInputElement) box.setSelectionRange(box.value.length, box.value.length)
}

const maxPlaces = 6

/** The categories and providers whose names match a search, as links to their games. Renders nothing without any. */
function SearchPlaces({ words }: { words: string }) {
  const { t } = useTranslation()
  const places = usePlaces(toSearchText(words)).slice(0, maxPlaces)
  if (places.length === 0) return null
  return (
    <ul className="search-places" aria-label={t('games.placesFound')}>
      {places.map(({ to, icon, name }) => (
        <li key={to}>
          <Link className="search-place" to={to}>
            <Icon name={icon} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface Place {
  to: string
  icon: IconName
  name: string
}

function usePlaces(searchText: string): Place[] {
  const { t } = useTranslation()
  const entries = useNavigationEntries()
  const { data } = useQuery(providersQuery())
  if (searchText === '') return []
  const categories = entries.map(({ id, path }): Place => {
    return { to: path, icon: categoryIcon(id), name: t(`games.categories.${id}`) }
  })
  const providers = (data?.providers ?? []).map(({ code, name }): Place => {
    return { to: `/hot?provider=${encodeURIComponent(code)}`, icon: 'gamepad', name }
  })
  return [...categories, ...providers].filter(({ name }) => hasWordFrom(toSearchText(name), searchText))
}

/** Whether the searched text begins at the start of a word of the name. Chinese names are not divided by spaces. */
function hasWordFrom(name: string, searchText: string): boolean {
  return (
    ` ${name}`.includes(` ${searchText}`) || (/\p{Script=Han}/u.test(searchText) && name.includes(searchText))
  )
}
