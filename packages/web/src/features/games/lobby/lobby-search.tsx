import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { searchLength } from './lobby-filters.ts'

const debounceMs = 250

interface LobbySearchProps {
  /** The current search; empty for none. */
  query: string
  /** What is already typed, where that has not been searched for yet. */
  typed?: string | undefined
  onSearch: (query: string) => void
}

/** The lobby's search box: searches once typing pauses, or at once on Enter. */
export function LobbySearch({ query, typed = query, onSearch }: LobbySearchProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(typed)
  const submitted = useRef(query)

  // The query may change from outside (Back, "clear filters"). Our own searches must not overwrite the draft.
  useEffect(() => {
    if (query === submitted.current) return
    submitted.current = query
    setDraft(query)
  }, [query])

  const submit = useEffectEvent(() => {
    const words = draft.trim()
    // Below the minimum length the search is cleared, so that no results of an earlier search stay on the page.
    const next = words.length < searchLength.min ? '' : words
    if (next === submitted.current) return
    submitted.current = next
    onSearch(next)
  })
  useEffect(() => {
    if (draft.trim() === submitted.current) return
    const timer = setTimeout(submit, debounceMs)
    return () => clearTimeout(timer)
  }, [draft])

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SearchField
          name="q"
          label={t('games.search')}
          placeholder={t('site.search')}
          clearLabel={t('games.clearSearch')}
          maxLength={searchLength.max}
          value={draft}
          onValue={setDraft}
        />
      </form>
    </search>
  )
}
