import { createStore, useStore } from '../../../browser/create-store.ts'
import { storedValue } from '../../../browser/stored-value.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

/** The visitor's last searches: each can be repeated or removed. Renders nothing without any. */
export function RecentSearchList({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useTranslation()
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section>
      <h3 className="search-found">{t('games.recentSearches')}</h3>
      <ul className="recent-searches">
        {searches.map((words) => (
          <li key={words}>
            <button type="button" onClick={() => onSearch(words)}>
              <Icon name="clock" />
              {words}
            </button>
            <IconButton
              icon="close"
              label={t('games.forgetSearch', { words })}
              onClick={() => forgetSearch(words)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const maxSearches = 6
const stored = storedValue('marquee.searches', () => localStorage, readWords)
const searches = createStore<readonly string[]>([])

/** The visitor's last searches on this device, newest first. */
function useRecentSearches(): readonly string[] {
  return useStore(searches, (words) => words, [])
}

/** Reads them from the device. */
export function restoreSearches(): void {
  searches.set(stored.read() ?? [])
}

/** Puts a search first. */
export function rememberSearch(words: string): void {
  if (words !== '') update([words, ...others(words)].slice(0, maxSearches))
}

function forgetSearch(words: string): void {
  update(others(words))
}

const others = (words: string) =>
  searches.get().filter((other) => other.toLowerCase() !== words.toLowerCase())

function update(words: readonly string[]): void {
  searches.set(words)
  stored.write([...words])
}

function readWords(found: unknown): string[] | undefined {
  return Array.isArray(found) ? found.filter((words) => typeof words === 'string') : undefined
}
