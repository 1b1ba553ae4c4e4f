import { useRef } from 'react'
import { useHref } from 'react-router'
import { useHasGames } from '../../../features/games/use-game-list.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { useOnHydrated } from '../../../ui/layout/use-on-hydrated.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { gameSearch } from '../modals/modal-ids.ts'
import { openSearch } from '../search/open-search.ts'
import './search-entry.css'

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
        <button type="submit" aria-label={t('games.search')}>
          <Icon name="search" />
        </button>
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={t('games.search')}
          placeholder={t('games.search')}
          autoComplete="off"
          onClick={open}
          // A box that loses the focus ends what an input method composes.
          onInput={({ nativeEvent }) => !(nativeEvent as InputEvent).isComposing && open()}
          onCompositionEnd={open}
        />
      </form>
    </search>
  )
}
