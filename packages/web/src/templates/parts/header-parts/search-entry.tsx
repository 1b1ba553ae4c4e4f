import './search-entry.css'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { useHasGames } from '../../../features/games/use-game-list.ts'
import { useOnHydrated } from '../../../ui/layout/use-on-hydrated.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { openSearch } from '../search/open-search.ts'

/**
 * The header's search box: a click or a typed letter opens the game search, which takes over what was typed, also
 * before hydration. Without JavaScript its form opens a lobby that searches all games. A brand without games has none.
 */
export function SearchEntry() {
  return useHasGames() ? <SearchBox /> : null
}

function SearchBox() {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const open = () => openSearch(box.current)
  useOnHydrated(() => {
    if (box.current && (box.current.value !== '' || box.current === document.activeElement)) open()
  })
  return (
    <search className="search-entry">
      <form
        action={useHref('/hot')}
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={t('games.search')}
          placeholder={t('games.search')}
          autoComplete="off"
          onClick={open}
          onInput={open}
        />
      </form>
    </search>
  )
}
