import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { searchLength } from './lobby-filters.ts'

const restMs = 250

interface LobbySearchProps {
  /** What is searched for now. */
  words: string
  onSearch: (words: string) => void
}

/** The lobby's search box: asks once the typing rests, or at once on Enter. */
export function LobbySearch({ words, onSearch }: LobbySearchProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(words)
  const asked = useRef(words)

  // The address may change from outside (Back, "clear filters"); what is being typed must not be touched then.
  useEffect(() => {
    if (words === asked.current) return
    asked.current = words
    setDraft(words)
  }, [words])

  const ask = useEffectEvent(() => {
    const typed = draft.trim()
    // What is too short to be searched for must not leave the games of another word beneath it.
    const next = typed.length < searchLength.min ? '' : typed
    if (next === asked.current) return
    asked.current = next
    onSearch(next)
  })
  useEffect(() => {
    if (draft.trim() === asked.current) return
    const timer = setTimeout(ask, restMs)
    return () => clearTimeout(timer)
  }, [draft])

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <SearchField
          name="q"
          label={t('games.search')}
          clearLabel={t('games.clearSearch')}
          maxLength={searchLength.max}
          value={draft}
          onValue={setDraft}
        />
      </form>
    </search>
  )
}
