import './game-search.css'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../../api/query.ts'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { GameList } from '../../../features/games/lists/game-list.tsx'
import { LobbySearch } from '../../../features/games/lobby/lobby-search.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { gameSearch } from '../modals/modal-ids.ts'
import { clearTypedWords, typedWords } from './open-search.ts'
import { RecentSearchList } from './recent-search-list.tsx'
import { rememberSearch, restoreSearches } from './recent-searches.ts'
import { SearchPlaces } from './search-places.tsx'

const resultCount = 20

/**
 * Searches the games of all categories, and the categories and providers themselves. Until something is typed it shows
 * the last searches and popular games. The box stays where it is, whatever is found.
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
    close()
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
          <SearchPlaces words={words} />
          <FoundGames words={words} />
        </div>
      </div>
    </Dialog>
  )
}

function FoundGames({ words }: { words: string }) {
  const { t } = useTranslation()
  const found = useQuery({
    ...query('listGames', { query: { q: words, perPage: resultCount } }),
    enabled: words !== '',
  })
  const popular = useQuery({ ...gameListQuery('popular'), enabled: words === '' })
  const games = (words === '' ? popular : found).data?.games
  const title = words === '' ? t('games.lists.popular') : t('games.search')
  return (
    <section>
      <p className="search-found" role="status">
        {games?.length === 0 ? t('games.nothingFor', { words }) : words === '' ? title : null}
      </p>
      <GameList label={title} games={games} places={6} />
    </section>
  )
}

// The dialog gives the box the focus, and the browser puts the caret before what was typed elsewhere.
function putCaretAtEnd(): void {
  const box = document.activeElement
  if (box instanceof HTMLInputElement) box.setSelectionRange(box.value.length, box.value.length)
}
